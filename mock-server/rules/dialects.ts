import apollo from "./dialects/apollo-5.json" with { type: "json" };
import hotChocolate12 from "./dialects/hot-chocolate-12.json" with { type: "json" };
import hotChocolate15 from "./dialects/hot-chocolate-15.json" with { type: "json" };
import spring from "./dialects/spring.json" with { type: "json" };
import strange from "./dialects/strange.json" with { type: "json" };

/** A dialect's error for a failure. `{name}` in a text stands for a fact; a text that is only `{name}` becomes the fact. */
export interface Wording {
  /** The message. Default: that of the mock server. */
  message?: string;
  extensions?: Readonly<Record<string, unknown>>;
  /** The error's path; null for an error without one. Default: that of the mock server. */
  path?: readonly string[] | null;
  locations?: null;
  /** The HTTP status. Default: that of the kind of response. */
  status?: number;
  /** Replaces the body with GraphQL's errors: by problem details (RFC 9457), or by nothing. */
  body?: string;
  /** The server reports all failures of this kind with one error. */
  isOneForAll?: boolean;
}

/** A content type with two statuses: for requests that were not executed, and for operations without data. */
interface MediaType {
  type: string;
  requestError: number;
  noData: number;
}

/** The responses of a server, apart from their data. A missing setting means the mock server's own behaviour. */
export interface Dialect {
  description: string;
  /** URLs or versions that document this behaviour. */
  documentation: readonly string[];
  /** The form of new ids: digits, which are texts in GraphQL and numbers in REST, or numbers in both. */
  ids?: string;
  /** The form of instants: in a time zone with an offset, or several forms. */
  dates?: string;
  hasNullItems?: boolean;
  /** The largest and the smallest page that a client may request, and the most items in a response. */
  pages?: { max: number; min?: number; sent?: number };
  /** The content types by the request's `Accept`. The server refuses other types, unless it has `acceptsAll`. */
  http?: { json: MediaType; graphql: MediaType; prefersGraphQl?: boolean; acceptsAll?: boolean };
  /** Leaves out `data: null`. */
  omitsNullData?: boolean;
  ignoresUnknownInput?: boolean;
  /** Responds to an array of operations with multipart/mixed. */
  batches?: boolean;
  /** Errors of REST are problem details, and the session check has no body. */
  rest?: string;
  /** An invalid token makes a request to GraphQL anonymous. */
  ignoresInvalidTokens?: boolean;
  /** A form needs one of these headers; with an empty list it needs none. */
  formHeaders?: readonly string[];
  /** The headers that CORS of the registration service allows. Default: all. */
  corsHeaders?: readonly string[];
  /** The errors by the names of failures in `services/graphql/findFailure.ts`. */
  failures: Readonly<Partial<Record<string, Wording>>>;
}

const own: Dialect = {
  description: "The mock server's own: the codes of the SDL's additions",
  documentation: [],
  failures: {},
};

/** The dialects that a world can have, by name. */
export const dialects = {
  own,
  "hot-chocolate-15": hotChocolate15,
  "hot-chocolate-12": hotChocolate12,
  "apollo-5": apollo,
  spring,
  strange,
} satisfies Record<string, Dialect>;

export type DialectName = keyof typeof dialects;

export const dialectNames = Object.keys(dialects) as DialectName[];

export function getDialect({ dialect }: { dialect: DialectName }): Dialect {
  return dialects[dialect];
}
