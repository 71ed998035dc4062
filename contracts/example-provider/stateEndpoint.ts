import { randomUUID } from "node:crypto";
import * as v from "valibot";
import type { Context } from "./context.ts";
import { resolvers } from "./resolvers.ts";
import { createStateStore } from "./states.ts";
import { createRecordValues } from "./stateValues.ts";
import type { Store } from "./store.ts";

const changeSchema = v.object({
  action: v.picklist(["setup", "teardown"]),
  state: v.string(),
  params: v.object({
    country: v.string(),
    persona: v.optional(v.string()),
    scenario: v.optional(v.unknown()),
    after: v.optional(v.object({ mutation: v.string(), variables: v.record(v.string(), v.unknown()) })),
  }),
});
const fileSchema = v.object({ name: v.string(), type: v.string(), base64: v.string() });

/** Creates the data of a provider state, and the values that the verifier puts into its requests. */
export async function setUpState(body: unknown): Promise<{ store: Store; values: Record<string, string> }> {
  const { state, params } = v.parse(changeSchema, body);
  const store = createStateStore(state, params.country, params.scenario);
  const account = store.accounts.find(({ persona }) => persona === params.persona);
  const values = createRecordValues(store, account);
  if (account) {
    values["idToken"] = randomUUID();
    // An expired token is one that the provider does not know any more.
    if (state !== "expiredSession") store.tokens.set(values["idToken"], account);
  }
  if (params.after) await runMutation(params.after, values, { store, account, language: "en" });
  return { store, values };
}

/** Runs the mutation after which the state begins. */
async function runMutation(
  { mutation, variables }: { mutation: string; variables: Record<string, unknown> },
  values: Record<string, string>,
  context: Context,
): Promise<void> {
  const resolve: unknown = Reflect.get(resolvers.Mutation, mutation);
  if (typeof resolve !== "function") throw new Error(`There is no mutation "${mutation}".`);
  const result: unknown = await resolve(undefined, fillIn(variables, values), context);
  if (typeof result === "string") values["result"] = result;
}

/** Replaces `${name}` by the state's value, and descriptions of files by files. */
function fillIn(value: unknown, values: Record<string, string>): unknown {
  if (typeof value === "string") return value.replaceAll(/\$\{(\w+)\}/g, (_, name) => values[name] ?? "");
  if (Array.isArray(value)) return value.map((item) => fillIn(item, values));
  if (v.is(fileSchema, value)) {
    return new File([Buffer.from(value.base64, "base64")], value.name, { type: value.type });
  }
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, fillIn(item, values)]));
}
