import { createHash } from "node:crypto";
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

/** A response as the portal reads it, after the browser has handled it. */
export interface Answer {
  status: number;
  headers: Headers;
  content: Buffer;
  /** The content, if it is JSON. */
  json: unknown;
}

/** A request of the verifier with the provider's response, and further requests that a rule may send. */
export interface Exchange {
  provider: string;
  country: string;
  /** The state's values, and the state's parameters that responses repeat. */
  values: Readonly<Record<string, string>>;
  /** The expressions of values that the response repeats, by JSONPath. */
  repeats: Readonly<Record<string, string>>;
  sent: SentRequest;
  operation: SentOperation | undefined;
  answer: Answer;
  /** Sends the request again with changes. An undefined header is removed. */
  send(change: {
    method?: string;
    path?: string;
    headers?: Record<string, string | undefined>;
    body?: Buffer<ArrayBuffer>;
  }): Promise<Answer>;
  /** Follows a link like a browser, without a token. */
  follow(link: string): Promise<Answer>;
  /** All records of the state's customer: as they were before a mutation, and as they are now. Undefined without a sign-in. */
  before: Records | undefined;
  readRecords(isRepeated?: boolean): Promise<Records | undefined>;
  /** Another customer's records, before the mutation is sent for the first time. */
  strangersBefore: Records | undefined;
  readStrangers(): Promise<Records | undefined>;
  /** Whether no rule has called this with the same key in any interaction: for rules that apply once. */
  isFirst(key: string): boolean;
  /** The language of each text that the interactions have shown so far. */
  texts: Map<string, string>;
}

/** The violations of an exchange, one line each; undefined if the rule does not apply. */
export type Rule = (exchange: Exchange) => undefined | string[] | Promise<undefined | string[]>;

/** Removes the header with which a service recognises a repeated request, so that it treats this one as a new request. */
export const asNewRequest = { "idempotency-key": undefined };

/** The content of a file among the records. */
export function hashContent(content: Buffer): string {
  return createHash("sha256").update(content).digest("base64url");
}

/** With nothing to do, a mutation may answer false in place of an error. */
const nothingToDo = v.object({ data: v.pipe(v.record(v.string(), v.literal(false)), v.minEntries(1)) });

const errorsSchema = v.object({
  errors: v.array(v.object({ extensions: v.optional(v.object({ code: v.optional(v.string()) })) })),
});

/** The codes of a response's errors; `HTTP 403` for a status alone; empty for a success. */
export function listErrorCodes({ status, json }: Pick<Answer, "status" | "json">): string[] {
  const parsed = v.safeParse(errorsSchema, json);
  const codes = parsed.success
    ? parsed.output.errors.map(({ extensions }) => extensions?.code ?? "no code")
    : v.is(nothingToDo, json)
      ? ["NOT_FOUND"]
      : [];
  return codes.length > 0 || status < 400 ? codes : [`HTTP ${status}`];
}
