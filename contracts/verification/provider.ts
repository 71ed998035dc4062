import * as v from "valibot";
import { request } from "../request.ts";

/** A running provider. */
export interface Provider {
  url: string;
  /** The URL for Pact's requests `{action, state, params}`, which set up and remove states. */
  statesUrl: string;
  /** Headers of every request to either URL, for example an API key of a test environment. */
  headers?: Readonly<Record<string, string>>;
}

/** A state that the provider has set up: its values by name, and the headers and path prefix for its requests. */
export interface ProviderState {
  values: Readonly<Record<string, string>>;
  headers: Readonly<Record<string, string>>;
  pathPrefix: string;
}

const stateResponseSchema = v.looseObject({
  headers: v.optional(v.record(v.string(), v.string()), {}),
  pathPrefix: v.optional(v.string(), ""),
});

/** Sets up or removes a state. An empty response counts as an empty object. Only texts and numbers in it become values. */
export async function changeState(
  { statesUrl, headers }: Provider,
  action: string,
  state: string,
  params: unknown,
): Promise<ProviderState> {
  const response = await request(statesUrl, {
    method: "POST",
    headers: { ...headers, "content-type": "application/json" },
    body: JSON.stringify({ action, state, params }),
  });
  const text = (await response.text()).trim();
  const outcome = `${statesUrl} responded to the ${action} of "${state}"`;
  const excerpt = text.replaceAll(/\s+/g, " ").slice(0, 200);
  if (!response.ok) throw new Error(`${outcome} with ${response.status}: ${excerpt}`);
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), stateResponseSchema), text || "{}");
  if (!parsed.success) throw new Error(`${outcome} with a body that is no object of values: ${excerpt}`);
  const { headers: ownHeaders, pathPrefix, ...others } = parsed.output;
  const values = Object.entries(others).flatMap(([name, value]) =>
    typeof value === "string" || typeof value === "number" ? [[name, String(value)] as const] : [],
  );
  return { headers: ownHeaders, pathPrefix, values: Object.fromEntries(values) };
}
