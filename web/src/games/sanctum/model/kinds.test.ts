import { proveKinds } from "../../../table/explain/kinds_proof.ts";
import { KINDS } from "./kinds.ts";

proveKinds("sanctum", KINDS);
