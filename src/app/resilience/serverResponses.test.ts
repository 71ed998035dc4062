import { createIntl } from "react-intl";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { hasKind } from "#api/errors.ts";
import { GraphQlDocument } from "#api/graphQlDocument.ts";
import { requestMainApi, requestRegistrationService } from "#api/graphqlClient.ts";
import { createMultipartSender } from "#api/multipart.ts";
import { checkSession, getCampaigns } from "#api/restClient.ts";
import { sendOnce } from "#api/sendOnce.ts";
import { describeError } from "#errors/describeError.ts";
import english from "#i18n/locales/en.json" with { type: "json" };
import { getText } from "#i18n/text.tsx";
import * as log from "#log.ts";
import serverResponses from "#schema/serverResponses.json" with { type: "json" };
import { configureTestApi } from "#testing/network/configureTestApi.ts";
import { sendUploadsByFetch } from "#testing/network/fakeUploads.ts";
import { createQueryClient } from "../queryClient.ts";

const t = getText(createIntl({ locale: "en", messages: english }));

const accepted = undefined;
const refused = english["error.refused"];
const unknown = english["error.unknownResult"];
const reload = english["error.reloadNeeded"];

/** The outcome of a response: its result, the customer's text, and the number of requests. */
type Outcome = readonly [result: string, text: string | undefined, requests: number];

interface ServerResponse {
  /** The kind of operation and its field, or the path of a REST request. */
  operation: string;
  status: number;
  /** The content type. */
  type: string;
  body: string;
}

/**
 * Sends the same response to each request. The portal has another token, and the services accept the customer. A query is sent
 * as screens send it; a mutation as one whose repetition is harmless.
 */
async function receive({ operation, status, type, body }: ServerResponse): Promise<Outcome> {
  configureTestApi({
    refreshIdToken: async () => "refreshed",
    confirmAccount: async () => true,
    getRegistrationServiceUrl: async () => "https://windows.example/graphql",
  });
  const fetch = vi.fn(async () => new Response(body || null, { status, headers: { "content-type": type } }));
  vi.stubGlobal("fetch", fetch);
  sendUploadsByFetch();
  const [kind = "", name = ""] = operation.split(" ");
  const send = async (): Promise<unknown> => {
    if (name === "/api/auth/me") return checkSession();
    if (kind === "GET") return getCampaigns();
    const document = new GraphQlDocument<unknown, unknown>(`${kind} Operation`, [[name, "String", "null"]]);
    const isUpload = name.startsWith("upload");
    const variables = isUpload ? { file: new File(["%PDF"], "a.pdf") } : { customer: { firstName: "" } };
    const request = /uploadInvoice|egisteredWindows/.test(name) ? requestRegistrationService : requestMainApi;
    return request(document, variables, isUpload ? { send: createMultipartSender() } : {});
  };
  const client = createQueryClient();
  const sending =
    kind === "mutation"
      ? sendOnce(client, { key: [operation], send, isRepeatable: true })
      : client.fetchQuery({ queryKey: [operation], queryFn: async () => (await send()) ?? null });
  const [result, text] = await sending.then(
    () => ["data", accepted] as const,
    (error: unknown) => {
      const { kind } = Object(hasKind(error, "unknownResult") ? error.cause : error);
      return [kind, describeError(t, error)] as const;
    },
  );
  return [result, text, fetch.mock.calls.length];
}

beforeEach(() => {
  vi.spyOn(log, "logError").mockImplementation(() => {});
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  vi.setTimerTickMode("nextTimerAsync");
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** The outcomes by the label of a recorded response, followed by its server's version where versions differ. */
const outcomes: Readonly<Record<string, Outcome>> = {
  "document main AssociateProject": ["notFound", "Diese Einladung gibt es nicht.", 1],
  "document main CancelRequest": ["explained", "Diese Anfrage lässt sich nicht mehr stornieren.", 1],
  "document main CancelRequestWithCustomReason": ["unsupported", refused, 1],
  "document main DeleteAttachment": ["notFound", "Diese Datei gibt es nicht.", 1],
  "document main GiveFeedback": ["unsupported", refused, 1],
  "document registration ClaimRegisteredWindows": ["explained", "Diesen Link kennen wir nicht.", 1],
  ...Object.fromEntries(
    ["no token", "forged signature", "garbage"].flatMap((token): [string, Outcome][] => [
      [`${token}: nullable query`, ["unauthorized", refused, 2]],
      [`${token}: mutation (non-null)`, ["unauthorized", refused, 2]],
      [`${token}: runtimeConfig`, ["data", accepted, 1]],
      [`${token}: runtimeConfig and showAccount`, ["unauthorized", refused, 2]],
      [`${token}: GET /api/auth/me`, ["signInNotAccepted", english["error.signIn.notAccepted"], 2]],
    ]),
  ),
  "signed in without the role, mutation (non-null)": ["unauthorized", refused, 2],
  "registration without token: CORS headers on the answer": ["unauthorized", refused, 2],
  "GET /api/auth/me": ["data", accepted, 1],
  "GET /api/campaigns": ["data", accepted, 1],
  "GET /api/nothing": ["refused", refused, 1],
  "take 51": ["refused", refused, 1],
  "registration take 51": ["refused", refused, 1],
  "take 0": ["data", accepted, 1],
  "skip beyond the end": ["data", accepted, 1],
  "take -1": ["data", accepted, 1],
  "take -1 (12)": ["failed", english["error.service"], 3],
  "unknown field": ["unsupported", refused, 1],
  "unknown argument": ["unsupported", refused, 1],
  "variable of a wrong type": ["unsupported", refused, 1],
  "variable of a wrong type (12)": ["refused", refused, 1],
  "missing variable": ["refused", refused, 1],
  "syntax error": ["refused", refused, 1],
  "unknown enumeration value": ["unsupported", refused, 1],
  "unknown enumeration value (12)": ["refused", refused, 1],
  "unknown input field": ["unsupported", refused, 1],
  "unknown input field (12)": ["data", accepted, 1],
  "id that is no number": ["notFound", english["error.notFound"], 1],
  "unknown id": ["data", accepted, 1],
  "id as a JSON number": ["data", accepted, 1],
  "domain error (code, field)": ["explained", "Diesen Vornamen gibt es nicht.", 1],
  exception: ["failed", unknown, 2],
  "domain error in a query's neighbour": ["data", accepted, 1],
  "accept */*": ["data", accepted, 1],
  "accept application/json": ["data", accepted, 1],
  "accept application/graphql-response+json": ["data", accepted, 1],
  "accept application/graphql-response+json, application/json;q=0.9": ["data", accepted, 1],
  "accept text/html": ["refused", refused, 1],
  "accept text/html (12)": ["data", accepted, 1],
  "accept application/json, invalid": ["unsupported", refused, 1],
  "content type with charset": ["data", accepted, 1],
  "content type text/plain": ["refused", refused, 1],
  batch: ["refused", refused, 1],
  "batch (12)": ["unreadable", english["error.unreadable"], 1],
  "GET query": ["data", accepted, 1],
  "GET query with preflight header": ["data", accepted, 1],
  introspection: ["refused", refused, 1],
  "introspection (12)": ["data", accepted, 1],
  __typename: ["data", accepted, 1],
  "upload {}": ["refused", refused, 1],
  "upload {} (12)": ["data", accepted, 1],
  'upload {"GraphQL-Preflight":"1"}': ["data", accepted, 1],
  'upload {"Apollo-Require-Preflight":"true"}': ["refused", refused, 1],
  'upload {"Apollo-Require-Preflight":"true"} (12)': ["data", accepted, 1],
  'upload {"GraphQL-Preflight":"1","Apollo-Require-Preflight":"true"}': ["data", accepted, 1],
  // The portal sends no header first, then one after the other.
  "upload registration {}": ["refused", refused, 3],
  "upload registration {} (12)": ["data", accepted, 1],
  'upload registration {"GraphQL-Preflight":"1"}': ["data", accepted, 1],
  "upload malformed": ["refused", refused, 1],
  // The browser's preflight request, in place of a response to a mutation.
  ...Object.fromEntries(
    [
      "preflight registration authorization,content-type,x-taglys-locale",
      "preflight registration authorization,graphql-preflight,x-taglys-locale",
      "preflight registration apollo-require-preflight,authorization,graphql-preflight,x-taglys-locale",
      "preflight of a foreign origin",
    ].map((label): [string, Outcome] => [label, ["unreadable", unknown, 2]]),
  ),
};

it.each(serverResponses)(
  "the client reads a response of Hot Chocolate $types: $label, status $status",
  async ({ label, types, ...response }) => {
    const [server = "", type = ""] = Object.entries(types)[0] ?? [];
    const expected = (server.startsWith("12") && outcomes[`${label} (12)`]) || outcomes[label];
    expect(await receive({ ...response, type })).toEqual(expected);
  },
);

const json = "application/json";
const html = "text/html; charset=utf-8";
const failedBy = (error: object, data?: object | null) =>
  JSON.stringify({ errors: [{ message: "No.", ...error }], ...(data !== undefined && { data }) });
const cancelPath = { path: ["cancelRequest"] };
const coded = (code: string) => failedBy({ ...cancelPath, extensions: { code } }, null);
const classified = (classification: string) =>
  failedBy({ ...cancelPath, extensions: { classification } }, null);

it.each<[server: string, operation: string, status: number, type: string, body: string, Outcome]>([
  [
    "Hot Chocolate: a time limit",
    "mutation cancelRequest",
    200,
    json,
    failedBy({ extensions: { code: "HC0045" } }),
    ["failed", unknown, 2],
  ],
  [
    "Hot Chocolate: a time limit",
    "query projects",
    200,
    json,
    failedBy({ extensions: { code: "HC0045" } }),
    ["failed", english["error.service"], 1],
  ],
  [
    "Hot Chocolate: a cost limit",
    "query registeredWindows",
    200,
    json,
    failedBy({ extensions: { code: "HC0047", fieldCost: 4098 } }),
    ["refused", refused, 1],
  ],
  [
    "Hot Chocolate: registered documents only",
    "query projects",
    200,
    json,
    failedBy({ extensions: { code: "HC0067" } }),
    ["refused", refused, 1],
  ],
  [
    "Hot Chocolate: no document by this name",
    "mutation cancelRequest",
    400,
    json,
    failedBy({ extensions: { code: "HC0020" } }),
    ["refused", refused, 1],
  ],
  [
    "Hot Chocolate: an id that is no number",
    "mutation associateProject",
    200,
    json,
    failedBy(
      {
        message: "Unable to convert the value of the argument `entityId` to `System.Int64`.",
        path: ["associateProject"],
        extensions: { argumentName: "entityId" },
      },
      null,
    ),
    ["notFound", english["error.notFound"], 1],
  ],
  [
    "Apollo Server: no sign-in",
    "mutation cancelRequest",
    200,
    json,
    coded("UNAUTHENTICATED"),
    ["unauthorized", refused, 2],
  ],
  [
    "Apollo Server: no sign-in by its context",
    "query projects",
    500,
    json,
    failedBy({ extensions: { code: "UNAUTHENTICATED" } }),
    ["unauthorized", refused, 2],
  ],
  [
    "Apollo Server: no right",
    "mutation cancelRequest",
    200,
    json,
    coded("FORBIDDEN"),
    ["forbidden", refused, 2],
  ],
  [
    "Apollo Server: unknown field",
    "mutation giveFeedback",
    400,
    json,
    failedBy({
      message: 'Cannot query field "giveFeedback" on type "Mutation".',
      extensions: { code: "GRAPHQL_VALIDATION_FAILED" },
    }),
    ["unsupported", refused, 1],
  ],
  [
    "Apollo Server: an id of another type",
    "query showRequest",
    400,
    json,
    failedBy({
      message: 'Variable "$id" got invalid value "abc"; Int cannot represent non-integer value: "abc"',
      extensions: { code: "BAD_USER_INPUT" },
    }),
    ["notFound", english["error.notFound"], 1],
  ],
  [
    "Apollo Server: a conflict",
    "mutation giveFeedback",
    200,
    json,
    failedBy({ path: ["giveFeedback"], extensions: { code: "CONFLICT" } }, null),
    ["refused", refused, 1],
  ],
  [
    "Apollo Server: an exception",
    "mutation cancelRequest",
    200,
    json,
    coded("INTERNAL_SERVER_ERROR"),
    ["failed", unknown, 2],
  ],
  [
    "Apollo Router: a service behind it",
    "mutation cancelRequest",
    200,
    json,
    failedBy({ extensions: { code: "SUBREQUEST_HTTP_ERROR" } }, null),
    ["failed", unknown, 2],
  ],
  [
    "Yoga: an exception",
    "mutation cancelRequest",
    200,
    json,
    failedBy(
      { message: "Unexpected error.", ...cancelPath, extensions: { code: "INTERNAL_SERVER_ERROR" } },
      null,
    ),
    ["failed", unknown, 2],
  ],
  [
    "Yoga: unknown field",
    "mutation giveFeedback",
    200,
    json,
    failedBy({ message: 'Cannot query field "giveFeedback" on type "Mutation".' }),
    ["unsupported", refused, 1],
  ],
  [
    "Spring: no sign-in",
    "mutation cancelRequest",
    200,
    json,
    classified("UNAUTHORIZED"),
    ["unauthorized", refused, 2],
  ],
  [
    "Spring: no right",
    "query projects",
    200,
    json,
    failedBy({ path: ["projects"], extensions: { classification: "FORBIDDEN" } }, { projects: null }),
    ["forbidden", refused, 2],
  ],
  [
    "Spring: an exception",
    "mutation cancelRequest",
    200,
    json,
    classified("INTERNAL_ERROR"),
    ["failed", unknown, 2],
  ],
  [
    "Spring: unknown argument",
    "mutation cancelRequest",
    200,
    json,
    failedBy({
      message: "Validation error (UnknownArgument@[cancelRequest])",
      extensions: { classification: "ValidationError" },
    }),
    ["unsupported", refused, 1],
  ],
  [
    "Spring: a code beside the class of all exceptions",
    "mutation cancelRequest",
    200,
    json,
    failedBy(
      { ...cancelPath, extensions: { code: "TOO_LATE", classification: "DataFetchingException" } },
      null,
    ),
    ["refused", refused, 1],
  ],
  [
    "DGS: no sign-in",
    "mutation cancelRequest",
    200,
    json,
    failedBy({ ...cancelPath, extensions: { errorType: "UNAUTHENTICATED" } }, null),
    ["unauthorized", refused, 2],
  ],
  [
    "DGS: no right",
    "mutation cancelRequest",
    200,
    json,
    failedBy({ ...cancelPath, extensions: { errorType: "PERMISSION_DENIED" } }, null),
    ["forbidden", refused, 2],
  ],
  [
    "DGS: an exception",
    "mutation cancelRequest",
    200,
    json,
    failedBy({ ...cancelPath, extensions: { errorType: "INTERNAL" } }, null),
    ["failed", unknown, 2],
  ],
  [
    "graphql-dotnet: no sign-in",
    "mutation cancelRequest",
    200,
    json,
    failedBy({ extensions: { code: "ACCESS_DENIED", codes: ["ACCESS_DENIED"] } }),
    ["forbidden", refused, 2],
  ],
  [
    "graphql-dotnet: unknown field",
    "mutation giveFeedback",
    400,
    json,
    failedBy({ extensions: { code: "FIELDS_ON_CORRECT_TYPE", number: "5.3.1" } }),
    ["unsupported", refused, 1],
  ],
  [
    "graphql-dotnet: an exception",
    "mutation cancelRequest",
    200,
    json,
    failedBy(
      {
        message: "Error trying to resolve field 'cancelRequest'.",
        ...cancelPath,
        extensions: { code: "INVALID_OPERATION" },
      },
      null,
    ),
    ["failed", unknown, 2],
  ],
  [
    "graphql-ruby: unknown argument",
    "mutation cancelRequest",
    200,
    json,
    failedBy({
      path: ["mutation Operation", "cancelRequest", "customReason"],
      extensions: { code: "argumentNotAccepted" },
    }),
    ["unsupported", refused, 1],
  ],
  [
    "a part that failed beside the result",
    "mutation cancelRequest",
    200,
    json,
    failedBy(
      { path: ["cancelRequest", "installer"], extensions: { code: "NO_INSTALLER" } },
      { cancelRequest: { id: "1" } },
    ),
    ["failed", unknown, 2],
  ],
  [
    "a service that is busy",
    "mutation cancelRequest",
    503,
    json,
    failedBy({ extensions: { code: "MAINTENANCE" } }),
    ["failed", unknown, 2],
  ],
  [
    "a limit of requests",
    "mutation cancelRequest",
    429,
    json,
    failedBy({ extensions: { code: "RATE_LIMITED" } }),
    ["busy", english["error.service"], 1],
  ],
  [
    "an exception without a word about the operation",
    "mutation cancelRequest",
    500,
    json,
    failedBy({ message: "Boom" }),
    ["failed", unknown, 2],
  ],
  [
    "a gateway that forbids in JSON",
    "mutation cancelRequest",
    403,
    json,
    failedBy({ message: "Forbidden" }),
    ["refused", refused, 1],
  ],
  [
    "a gateway that fails",
    "mutation cancelRequest",
    502,
    html,
    "<h1>Bad Gateway</h1>",
    ["failed", unknown, 2],
  ],
  [
    "a gateway that fails",
    "query projects",
    502,
    html,
    "<h1>Bad Gateway</h1>",
    ["failed", english["error.service"], 3],
  ],
  ["a firewall", "mutation updateCustomer", 403, html, "<h1>Forbidden</h1>", ["refused", refused, 1]],
  ["a sign-in page", "query projects", 200, html, "<form>", ["reloadNeeded", reload, 1]],
  ["a sign-in page", "mutation cancelRequest", 200, html, "<form>", ["reloadNeeded", reload, 1]],
  ["a sign-in page", "mutation uploadAttachment", 200, html, "<form>", ["reloadNeeded", reload, 1]],
  ["a sign-in page", "GET /api/auth/me", 200, html, "<form>", ["reloadNeeded", reload, 1]],
  ["a sign-in page", "GET /api/campaigns", 200, html, "<form>", ["reloadNeeded", reload, 1]],
])("the client reads a response of %s, for %s", async (_, operation, status, type, body, outcome) => {
  expect(await receive({ operation, status, type, body })).toEqual(outcome);
});

it("a redirect of the portal's origin asks for a reload, and one of another origin is followed", async () => {
  configureTestApi({ getRegistrationServiceUrl: async () => "https://windows.example/graphql" });
  const redirect = Object.defineProperty(new Response(null), "type", { value: "opaqueredirect" });
  const fetch = vi.fn(async (_url: string, _init: RequestInit) => redirect);
  vi.stubGlobal("fetch", fetch);
  const document = new GraphQlDocument<unknown, unknown>("mutation Operation", [
    ["cancelRequest", "String", "null"],
  ]);
  const sending = sendOnce(createQueryClient(), {
    key: [],
    send: () => requestMainApi(document, {}),
    isRepeatable: true,
  });
  await expect(sending).rejects.toMatchObject({ kind: "reloadNeeded" });
  await expect(checkSession()).rejects.toMatchObject({ kind: "reloadNeeded" });
  await requestRegistrationService(document, {}).catch(() => {});
  expect(fetch.mock.calls.map(([, init]) => init.redirect)).toEqual(["manual", "manual", "follow"]);
});
