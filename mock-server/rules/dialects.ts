import apollo from "./dialects/apollo-5.json" with { type: "json" };
import hotChocolate12 from "./dialects/hot-chocolate-12.json" with { type: "json" };
import hotChocolate15 from "./dialects/hot-chocolate-15.json" with { type: "json" };
import spring from "./dialects/spring.json" with { type: "json" };
import strange from "./dialects/strange.json" with { type: "json" };

/** The error of a failure. Texts may have facts of it in braces; a text that is one fact alone becomes its value. */
export interface Wording {
  /** Default: the mock server's. */
  message?: string;
  extensions?: Readonly<Record<string, unknown>>;
  /** Default: the mock server's; null: none. */
  path?: readonly string[] | null;
  locations?: null;
  /** Default: that of the response's kind. */
  status?: number;
  /** In place of GraphQL's errors: problem details (RFC 9457), or nothing. */
  body?: string;
  /** One error names all. */
  isOneForAll?: boolean;
}

/** A content type, and its statuses: of requests that were not executed, and of operations of which an error left no data. */
interface MediaType {
  type: string;
  requestError: number;
  noData: number;
}

/** How a server responds, apart from its data. What is left out, it does as the mock server. */
export interface Dialect {
  description: string;
  /** Where its facts are from. */
  documentation: readonly string[];
  /** Ids of new records: digits, as texts in GraphQL and as numbers in REST, or numbers in both. */
  ids?: string;
  /** Instants: in a time zone with an offset, or in several forms. */
  dates?: string;
  hasNullItems?: boolean;
  /** The largest page that may be asked for, the least that is served, and how many items come at most. */
  pages?: { max: number; min?: number; sent?: number };
  /** By what a request accepts; what accepts neither is refused, unless it has `acceptsAll`. */
  http?: { json: MediaType; graphql: MediaType; prefersGraphQl?: boolean; acceptsAll?: boolean };
  /** Leaves out `data: null`. */
  omitsNullData?: boolean;
  ignoresUnknownInput?: boolean;
  /** Responds to an array of operations, by multipart/mixed. */
  batches?: boolean;
  /** Errors of REST are problem details, and the session check has no body. */
  rest?: string;
  /** An invalid token makes a request to GraphQL anonymous. */
  ignoresInvalidTokens?: boolean;
  /** One of them lets a form pass; none is needed if the list is empty. */
  formHeaders?: readonly string[];
  /** What CORS of the registration service allows. Default: all. */
  corsHeaders?: readonly string[];
  /** By what failed, as `services/graphql/findFailure.ts` names it. */
  failures: Readonly<Partial<Record<string, Wording>>>;
}

const own: Dialect = {
  description: "The mock server's own: the codes of the SDL's additions",
  documentation: [],
  failures: {},
};

/** The servers whose way to respond a world can take, by name. */
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
