import { randomUUID } from "node:crypto";
import * as v from "valibot";
import { createClientToken } from "./clientTokens.ts";
import type { Context } from "./context.ts";
import { resolvers } from "./resolvers.ts";
import { createStateStore } from "./states.ts";
import { createRecordValues } from "./stateValues.ts";
import type { Store } from "./store.ts";

const afterSchema = v.object({
  mutation: v.string(),
  variables: v.optional(v.record(v.string(), v.unknown()), {}),
  persona: v.optional(v.string()),
});

const changeSchema = v.object({
  action: v.picklist(["setup", "teardown"]),
  state: v.string(),
  params: v.object({
    country: v.string(),
    persona: v.optional(v.string()),
    scenario: v.optional(v.unknown()),
    token: v.optional(v.literal("expired")),
    after: v.optional(afterSchema),
  }),
});
const fileSchema = v.object({ name: v.string(), type: v.string(), base64: v.string() });

/** Creates the data of a provider state, and the values that the verifier puts into its requests. */
export async function setUpState(body: unknown): Promise<{ store: Store; values: Record<string, string> }> {
  const { state, params } = v.parse(changeSchema, body);
  const store = createStateStore(state, params.country, params.scenario);
  const findAccount = (name: string | undefined) => store.accounts.find(({ persona }) => persona === name);
  const account = findAccount(params.persona);
  const idToken = randomUUID();
  // An expired token is one that the provider does not know any more.
  if (account && state !== "expiredSession" && params.token !== "expired") store.tokens.set(idToken, account);

  const valuesBefore = createRecordValues(store, account);
  if (params.after) {
    const caller = findAccount(params.after.persona) ?? account;
    await runMutation(params.after, valuesBefore, { store, account: caller, language: "de" });
  }
  // The mutation may have added records, and removed others that the pacts refer to.
  const values = { ...createRecordValues(store, account), ...valuesBefore };
  return { store, values: { ...values, ...createClientToken(), ...(account && { idToken }) } };
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
