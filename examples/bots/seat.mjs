// The same in JavaScript: node examples/bots/seat.mjs LINK
import { randomBytes, randomInt } from "node:crypto";

const [page, secret] = process.argv[2].split("#");
const table = page.replace("/t/", "/api/tables/");
const fresh = (bytes = 8) => randomBytes(bytes).toString("hex");

async function call(path, token, body) {
  const headers = { "Content-Type": "application/json" };
  if (token) headers.Authorization = `Bearer ${token}`;
  const method = body ? "POST" : "GET";
  const answer = await fetch(`${table}/${path}`, { method, headers, body: body && JSON.stringify(body) });
  if (!answer.ok) throw new Error(await answer.text());
  return answer.json();
}

const { token } = await call("sit", "", { id: fresh(), name: "Seat", salt: fresh(16), secret });
let [version, result] = [0, null];
while (!result) {
  const told = await call(`state?version=${version}&wait=20`, token);
  version = told.version;
  const state = told.messages.find((one) => one.type === "state");
  result = state?.result;
  for (const asked of result ? [] : (state?.decisions ?? [])) {
    const action = asked.actions[randomInt(asked.actions.length)].text;
    const said = { type: "answer", id: fresh(), seat: asked.seat };
    await call("say", token, { ...said, decision: asked.number, action });
  }
}
console.log("the game is over:", result.reason);
