import * as v from "valibot";
import { request } from "../request.ts";

/** A provider that is running. */
export interface Provider {
  url: string;
  /** Where it receives Pact's requests `{action, state, params}`, which set up and remove its states. */
  statesUrl: string;
  /** Sent with every request to either URL, for example an API key of a test environment. */
  headers?: Readonly<Record<string, string>>;
}

const stateResponseSchema = v.objectWithRest(
  { headers: v.optional(v.record(v.string(), v.string()), {}), pathPrefix: v.optional(v.string(), "") },
  v.union([v.string(), v.pipe(v.number(), v.transform(String))], "Expected a text or a number"),
);

/** Sets up or removes a state. An empty response counts as an empty object. */
export async function changeState(
  { statesUrl, headers }: Provider,
  action: string,
  state: string,
  params: unknown,
) {
  const response = await request(statesUrl, {
    method: "POST",
    headers: { ...headers, "content-type": "application/json" },
    body: JSON.stringify({ action, state, params }),
  });
  const text = (await response.text()).trim();
  const outcome = `${statesUrl} responded to the ${action} of "${state}"`;
  const excerpt = text.replaceAll(/\s+/g, " ").slice(0, 200);
  if (!response.ok) throw new Error(`${outcome} with ${response.status}: ${excerpt}`);
  const json = v.safeParse(v.pipe(v.string(), v.parseJson()), text || "{}");
  if (!json.success) throw new Error(`${outcome} with a body that is no JSON: ${excerpt}`);
  const parsed = v.safeParse(stateResponseSchema, json.output);
  if (parsed.success) return parsed.output;
  const [issue] = parsed.issues;
  throw new Error(
    `${outcome} with an unexpected value in ${v.getDotPath(issue) ?? "its body"}: ${issue.message}.`,
  );
}
