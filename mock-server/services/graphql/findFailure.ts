/** A GraphQL error in a response. */
export interface ResponseError {
  message: string;
  locations?: readonly { line: number; column: number }[];
  path?: readonly (string | number)[];
  extensions?: Readonly<Record<string, unknown>>;
}

/** Codes that only the mock server uses. */
const kindsByCode: Readonly<Record<string, string>> = {
  CROSS_SITE_REQUEST: "refusedForm",
  ID_UNREADABLE: "unreadableId",
  INTERNAL_SERVER_ERROR: "exception",
  PAGE_TOO_LARGE: "pageTooLarge",
};

/** Messages of GraphQL.js, of Yoga and of `checkRequests`. The patterns' named groups are the facts of the failure. */
const patterns: readonly (readonly [kind: string, pattern: RegExp])[] = [
  ["unknownField", /^Cannot query field "(?<field>\w+)" on type "(?<type>\w+)"/],
  ["unknownArgument", /^Unknown argument "(?<argument>\w+)" on field "(?<type>\w+)\.(?<field>\w+)"/],
  ["unusedVariables", /^Variable "\$(?<variable>\w+)" is never used/],
  ["missingVariable", /^Variable "\$(?<variable>\w+)" of required type "(?<type>.+)" was not provided/],
  [
    "unknownInputField",
    /^Variable "\$(?<variable>\w+)" got .*; Expected value of type "(?<type>\w+)" not to include unknown field "(?<field>\w+)"/s,
  ],
  [
    "unknownValue",
    /^Variable "\$(?<variable>\w+)" got invalid value "(?<value>.*?)"(?: at "(?:\w+\.)*(?<field>\w+)")?; .* "(?<type>\w+)" enum/s,
  ],
  ["invalidVariable", /^Variable "\$(?<variable>\w+)" got .*; (?<type>\w+) cannot represent/s],
  ["syntax", /^Syntax Error: (?:Expected (?<expected>.+), found|Unexpected) (?<found>.+?)\.?$/],
  ["introspection", /introspection has been disabled.* "(?<field>\w+)"/],
  ["contentType", /^The body must be application\/json/],
  ["malformedForm", /multipart/i],
  ["batch", /^Batching/],
  ["notAcceptable", /^Not acceptable/],
];

/** An error with its kind of failure, if that is known, and the failure's facts. */
export interface Failure {
  error: ResponseError;
  kind: string | undefined;
  facts: Readonly<Record<string, unknown>>;
}

/** Finds the failure behind an error of the mock server. */
export function findFailure(error: ResponseError, isSignedIn: boolean): Failure {
  const { message, path, locations = [], extensions = {} } = error;
  const field = path?.at(-1);
  const facts = { coordinate: `Query.${field}`, ...locations[0], ...extensions };
  const code = String(extensions["code"]);
  if (code === "AUTH_NOT_AUTHORIZED") {
    const refusal = isSignedIn ? "missingRole" : "notSignedIn";
    return { error, kind: path ? refusal : "invalidToken", facts };
  }
  const kind = kindsByCode[code];
  if (kind === "pageTooLarge" && field === "registeredWindows")
    return { error, kind: "registrationPageTooLarge", facts };
  if (kind) return { error, kind, facts: { field, ...facts } };
  if (path) return { error, kind: "domain", facts };
  for (const [found, pattern] of patterns) {
    const match = pattern.exec(message);
    if (match) return { error, kind: found, facts: { ...facts, ...match.groups } };
  }
  return { error, kind: undefined, facts };
}
