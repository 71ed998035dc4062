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
const refused = "Our service does not accept this. Please call our customer service.";
const unknown = "We could not find out whether this worked. Please check before you try again.";
const reload = "Our service has to check your access first. Please reload the page.";
const notAccepted =
  "Our service does not accept your sign-in. Sign in again, with another account if you have one, or sign out.";
const serviceFailed = "Our service reported a problem. Please try again in a moment.";
const unreadable = "Our service sent a response that could not be read. Please try again in a moment.";
const missing = "We could not find this.";

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
 * Sends the same response to each request. The portal gets another token on refresh, and the session check accepts the
 * customer. Sends queries as screens do, and mutations as ones that may be repeated.
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

/** The outcomes by the label of a recorded response. The label names the server's version if versions differ. */
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
      [`${token}: GET /api/auth/me`, ["signInNotAccepted", notAccepted, 2]],
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
  "take -1 (12)": ["failed", serviceFailed, 3],
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
  "id that is no number": ["notFound", missing, 1],
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
  "batch (12)": ["unreadable", unreadable, 1],
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

/** The outcomes of a mutation whose repetition is harmless. */
const failed: Outcome = ["failed", unknown, 2];
const unauthorized: Outcome = ["unauthorized", refused, 2];
const forbidden: Outcome = ["forbidden", refused, 2];
const unsupported: Outcome = ["unsupported", refused, 1];
const isRefused: Outcome = ["refused", refused, 1];
const notFound: Outcome = ["notFound", missing, 1];
const reloadNeeded: Outcome = ["reloadNeeded", reload, 1];

const cancel = "mutation cancelRequest";
const giveFeedback = "mutation giveFeedback";
const list = "query projects";

const json = (body: object, status = 200) => ({
  status,
  type: "application/json",
  body: JSON.stringify(body),
});
const page = (body: string, status = 200) => ({ status, type: "text/html; charset=utf-8", body });
/** A response with an error of the executed field `cancelRequest`. */
const executed = (extensions: object, message = "No.") =>
  json({ errors: [{ message, path: ["cancelRequest"], extensions }], data: null });
/** A response with an error from before the execution. */
const notExecuted = (extensions: object, status = 200, message = "No.") =>
  json({ errors: [{ message, extensions }] }, status);

const noField = 'Cannot query field "giveFeedback" on type "Mutation".';
const noArgument = "Validation error (UnknownArgument@[cancelRequest])";
const noId = 'Variable "$id" got invalid value "abc"; Int cannot represent non-integer value: "abc"';
const noLong = "Unable to convert the value of the argument `entityId` to `System.Int64`.";
const noValue = { message: "Cannot return null for non-nullable field." };
const denied = { message: "No.", extensions: { code: "AUTH_NOT_AUTHENTICATED" } };

it.each<[server: string, operation: string, Omit<ServerResponse, "operation">, Outcome]>([
  ["Hot Chocolate: a time limit", cancel, notExecuted({ code: "HC0045" }), failed],
  ["Hot Chocolate: a time limit", list, notExecuted({ code: "HC0045" }), ["failed", serviceFailed, 1]],
  ["Hot Chocolate: a cost limit", "query registeredWindows", notExecuted({ code: "HC0047" }), isRefused],
  ["Hot Chocolate: registered documents only", list, notExecuted({ code: "HC0067" }), isRefused],
  ["Hot Chocolate: no document by this name", cancel, notExecuted({ code: "HC0020" }, 400), isRefused],
  [
    "Hot Chocolate: an id that is no number",
    "mutation associateProject",
    json({
      errors: [{ message: noLong, path: ["associateProject"], extensions: { argumentName: "entityId" } }],
      data: null,
    }),
    notFound,
  ],
  ["Apollo Server: no sign-in", cancel, executed({ code: "UNAUTHENTICATED" }), unauthorized],
  [
    "Apollo Server: no sign-in by its context",
    list,
    notExecuted({ code: "UNAUTHENTICATED" }, 500),
    unauthorized,
  ],
  ["Apollo Server: no right", cancel, executed({ code: "FORBIDDEN" }), forbidden],
  [
    "Apollo Server: unknown field",
    giveFeedback,
    notExecuted({ code: "GRAPHQL_VALIDATION_FAILED" }, 400, noField),
    unsupported,
  ],
  [
    "Apollo Server: an id of another type",
    "query showRequest",
    notExecuted({ code: "BAD_USER_INPUT" }, 400, noId),
    notFound,
  ],
  ["Apollo Server: a conflict", cancel, executed({ code: "CONFLICT" }), isRefused],
  ["Apollo Server: an exception", cancel, executed({ code: "INTERNAL_SERVER_ERROR" }), failed],
  [
    "Apollo Router: a service behind it",
    cancel,
    json({ errors: [{ message: "No.", extensions: { code: "SUBREQUEST_HTTP_ERROR" } }], data: null }),
    failed,
  ],
  ["Yoga: an exception", cancel, executed({ code: "INTERNAL_SERVER_ERROR" }, "Unexpected error."), failed],
  ["Yoga: unknown field", giveFeedback, notExecuted({}, 200, noField), unsupported],
  [
    "Yoga: unknown field, beside null",
    giveFeedback,
    json({ errors: [{ message: noField, path: null }], data: null }),
    unsupported,
  ],
  ["Spring: no sign-in", cancel, executed({ classification: "UNAUTHORIZED" }), unauthorized],
  [
    "Spring: no right",
    list,
    json({
      errors: [{ message: "No.", path: ["projects"], extensions: { classification: "FORBIDDEN" } }],
      data: { projects: null },
    }),
    forbidden,
  ],
  ["Spring: an exception", cancel, executed({ classification: "INTERNAL_ERROR" }), failed],
  [
    "Spring: unknown argument",
    cancel,
    notExecuted({ classification: "ValidationError" }, 200, noArgument),
    unsupported,
  ],
  [
    "Spring: a code beside the class of all exceptions",
    cancel,
    executed({ code: "TOO_LATE", classification: "DataFetchingException" }),
    isRefused,
  ],
  ["DGS: no sign-in", cancel, executed({ errorType: "UNAUTHENTICATED" }), unauthorized],
  ["DGS: no right", cancel, executed({ errorType: "PERMISSION_DENIED" }), forbidden],
  ["DGS: an exception", cancel, executed({ errorType: "INTERNAL" }), failed],
  [
    "graphql-dotnet: no sign-in",
    cancel,
    notExecuted({ code: "ACCESS_DENIED", codes: ["ACCESS_DENIED"] }),
    forbidden,
  ],
  [
    "graphql-dotnet: unknown field",
    giveFeedback,
    notExecuted({ code: "FIELDS_ON_CORRECT_TYPE", number: "5.3.1" }, 400),
    unsupported,
  ],
  [
    "graphql-dotnet: an exception",
    cancel,
    executed({ code: "INVALID_OPERATION" }, "Error trying to resolve field 'cancelRequest'."),
    failed,
  ],
  [
    "graphql-ruby: unknown argument",
    cancel,
    json({
      errors: [
        {
          message: "No.",
          path: ["mutation Operation", "cancelRequest", "customReason"],
          extensions: { code: "argumentNotAccepted" },
        },
      ],
    }),
    unsupported,
  ],
  ["no sign-in after another error", cancel, json({ errors: [noValue, denied], data: null }), unauthorized],
  [
    "a part that failed beside the result",
    cancel,
    json({
      errors: [
        { message: "No.", path: ["cancelRequest", "installer"], extensions: { code: "NO_INSTALLER" } },
      ],
      data: { cancelRequest: { id: "1" } },
    }),
    failed,
  ],
  ["a service that is busy", cancel, notExecuted({ code: "MAINTENANCE" }, 503), failed],
  ["a limit of requests", cancel, notExecuted({ code: "RATE_LIMITED" }, 429), ["busy", serviceFailed, 1]],
  ["an exception without a word about the operation", cancel, notExecuted({}, 500, "Boom"), failed],
  ["a gateway that forbids in JSON", cancel, notExecuted({}, 403, "Forbidden"), isRefused],
  ["a gateway that fails", cancel, page("<h1>Bad Gateway</h1>", 502), failed],
  ["a gateway that fails", list, page("<h1>Bad Gateway</h1>", 502), ["failed", serviceFailed, 3]],
  ["a firewall", "mutation updateCustomer", page("<h1>Forbidden</h1>", 403), isRefused],
  ["a sign-in page", list, page("<form>"), reloadNeeded],
  ["a sign-in page", cancel, page("<form>"), reloadNeeded],
  ["a sign-in page", "mutation uploadAttachment", page("<form>"), reloadNeeded],
  ["a sign-in page", "GET /api/auth/me", page("<form>"), reloadNeeded],
  ["a sign-in page", "GET /api/campaigns", page("<form>"), reloadNeeded],
])("the client reads a response of %s, for %s", async (_, operation, response, outcome) => {
  expect(await receive({ operation, ...response })).toEqual(outcome);
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
