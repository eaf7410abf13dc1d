// The same in JavaScript: hordekeep play last-bastion --bot "run:node examples/bots/program.mjs"
import { createInterface } from "node:readline";

const WANTED = ["beat", "hit", "fight", "spend", "done"];

function choose(question) {
  for (const verb of WANTED) {
    const action = question.actions.find((one) => one.split(" ")[0] === verb);
    if (action !== undefined) return action;
  }
  // The seed makes a game repeatable; any number would do.
  return question.actions[(question.seed + question.id) % question.actions.length];
}

for await (const line of createInterface({ input: process.stdin })) {
  const question = JSON.parse(line);
  process.stdout.write(JSON.stringify({ id: question.id, action: choose(question) }) + "\n");
}
