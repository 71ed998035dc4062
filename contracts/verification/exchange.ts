import * as v from "valibot";
import type { Records } from "../pact/records.ts";
import type { SentOperation } from "../pact/sentOperation.ts";

/** A request to the provider. */
export interface SentRequest {
  method: string;
  /** The path below the provider's URL. */
  path: string;
  headers: Headers;
  body: Buffer<ArrayBuffer>;
}

/** A response in the portal's view, after the browser. */
export interface Answer {
  status: number;
  headers: Headers;
  content: Buffer;
  /** The content, if it is JSON. */
  json: unknown;
}

/** What passes between verifier and provider in one interaction, and what a rule may ask besides. */
export interface Exchange {
  provider: string;
  country: string;
  /** The state's values, and its own parameters that responses repeat. */
  values: Readonly<Record<string, string>>;
  /** Values that the response repeats, by their JSONPaths. */
  repeats: Readonly<Record<string, string>>;
  sent: SentRequest;
  operation: SentOperation | undefined;
  answer: Answer;
  /** Sends the request again, with other headers or another body. A header that is undefined is left out. */
  send(change: {
    method?: string;
    path?: string;
    headers?: Record<string, string | undefined>;
    body?: Buffer<ArrayBuffer>;
  }): Promise<Answer>;
  /** All records of the state's customer, before a mutation and now; undefined without a sign-in. */
  before: Records | undefined;
  readRecords(): Promise<Records | undefined>;
  /** Another customer's records before the first attempt of a mutation. */
  strangersBefore: Records | undefined;
  readStrangers(): Promise<Records | undefined>;
  /** Whether this is the first call with this key in all interactions, for rules that apply once. */
  isFirst(key: string): boolean;
  /** The languages in which texts were seen, in all interactions. */
  texts: Map<string, string>;
}

/** The violations of an exchange, one line each; undefined if the rule does not apply. */
export type Rule = (exchange: Exchange) => undefined | string[] | Promise<undefined | string[]>;

/** Removes the key by which a service recognizes a repetition, for a request that differs from the last one. */
export const asNewRequest = { "idempotency-key": undefined };

const errorsSchema = v.object({
  errors: v.array(v.object({ extensions: v.optional(v.object({ code: v.optional(v.string()) })) })),
});

/** The codes of a response's errors; `HTTP 403` for a status alone; empty for a success. */
export function listErrorCodes({ status, json }: Pick<Answer, "status" | "json">): string[] {
  const parsed = v.safeParse(errorsSchema, json);
  const codes = parsed.success
    ? parsed.output.errors.map(({ extensions }) => extensions?.code ?? "no code")
    : [];
  return codes.length > 0 || status < 400 ? codes : [`HTTP ${status}`];
}
