import { createHash } from "node:crypto";
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { ids } from "#schema/createId.ts";
import operations from "#schema/operations.json" with { type: "json" };
import { CancelRequestDocument } from "../features/project/cancellation/cancellation.generated.ts";
import { ProjectsDocument } from "../features/project-list/projects.generated.ts";
import { DeleteInvoiceDocument } from "../features/windows/invoice/invoice.generated.ts";
import { RegisteredWindowsDocument } from "../features/windows/list/windows.generated.ts";
import { removeCookies, setCookie } from "../testing/browser/cookies.ts";
import { configureTestApi } from "../testing/network/configureTestApi.ts";
import { fakeService, type ResponseStubs } from "../testing/network/fakeService.ts";
import { sendUploadsByFetch } from "../testing/network/fakeUploads.ts";
import { createProjectsPage } from "../testing/samples/sampleProjects.ts";
import { createWindowsPage } from "../testing/samples/sampleWindows.ts";
import { RequestError } from "./errors.ts";
import { GraphQlDocument } from "./graphQlDocument.ts";
import { requestMainApi, requestRegistrationService } from "./graphqlClient.ts";
import { createMultipartSender } from "./multipart.ts";

const page = { skip: 0 };

beforeEach(() => {
  configureTestApi();
});

afterEach(() => {
  vi.unstubAllGlobals();
  removeCookies();
});

/** Requests the projects and returns the error. */
async function catchRequestError(createResponse: NonNullable<ResponseStubs["Projects"]>): Promise<unknown> {
  fakeService({ Projects: createResponse });
  return requestMainApi(ProjectsDocument, page).catch((error: unknown) => error);
}

describe("requestMainApi", () => {
  it("posts query and variables as JSON with locale, id token and tracking cookie", {
    tags: ["R7.1", "R7.5", "R7.6", "R9.11"],
  }, async () => {
    setCookie("_ga=GA1.1.123; path=/");
    const { requests } = fakeService({ Projects: () => createProjectsPage([]) });
    expect(await requestMainApi(ProjectsDocument, page)).toMatchObject({ projects: { items: [] } });
    const [call] = requests;
    expect([call?.method, call?.url]).toEqual(["POST", "/graphql"]);
    expect(JSON.parse(String(call?.body))).toEqual({ query: String(ProjectsDocument), variables: page });
    expect(call?.headers.get("content-type")).toBe("application/json");
    expect(call?.headers.get("x-taglys-locale")).toBe("de-DE");
    expect(call?.headers.get("authorization")).toBe("Bearer token");
    expect(call?.headers.get("x-tracking-cookie")).toBe("GA1.1.123");
  });

  it("sends variables with files as multipart and leaves the content type to the browser", {
    tags: ["R7.7"],
  }, async () => {
    const { requests } = fakeService({ Projects: () => createProjectsPage([]) });
    sendUploadsByFetch();
    const upload = new GraphQlDocument<unknown, { files: File[] }>("query Projects", []);
    const variables = { files: [new File(["a"], "a.pdf")] };
    await requestMainApi(upload, variables, { send: createMultipartSender() });
    const [call] = requests;
    expect(call?.body instanceof FormData && [...call.body.keys()]).toEqual(["operations", "map", "0"]);
    expect(call?.variables).toEqual({ files: [null] });
    expect(call?.headers.has("content-type")).toBe(false);
  });

  it("sends the SHA-256 of its document in the operator's field, also with files", async () => {
    configureTestApi({ documentIdField: "documentId" });
    sendUploadsByFetch();
    const { requests } = fakeService({}, async () => Response.json({ data: createProjectsPage([]) }));
    await requestMainApi(ProjectsDocument, page);
    await requestMainApi(ProjectsDocument, page, { send: createMultipartSender() });
    const documentId = createHash("sha256").update(operations.Projects).digest("hex");
    const bodies = requests.map(({ body }) => (body instanceof FormData ? body.get("operations") : body));
    const sent = { documentId, variables: page };
    expect(bodies.map((body) => JSON.parse(String(body)))).toEqual([sent, sent]);
  });

  it("rejects files in a request that is sent as JSON", async () => {
    const { requests } = fakeService({});
    const variables = { ...page, files: [new File(["a"], "a.pdf")] };
    await expect(requestMainApi(ProjectsDocument, variables)).rejects.toThrow(
      "needs the option `send: createMultipartSender()`",
    );
    expect(requests).toEqual([]);
  });

  it("sends a mutation with an id that stays the same until its result is known", async () => {
    vi.spyOn(console, "error").mockImplementation(() => {});
    let response: () => Response = () => new Response(null, { status: 502 });
    const { requests } = fakeService({ CancelRequest: () => response() });
    const send = (reasonId: string) =>
      requestMainApi(CancelRequestDocument, { requestId: ids.request, reasonId }).catch(() => {});
    await send(ids.reason);
    response = () => Response.json({ errors: [{ message: "No.", extensions: { code: "CONFLICT" } }] });
    await send(ids.reason);
    await send(ids.reason);
    await send(ids.request);
    const [lost, repeated, next, other] = requests.map(({ headers }) => headers.get("idempotency-key"));
    expect(lost).toMatch(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/);
    expect(repeated).toBe(lost);
    expect(new Set([lost, next, other]).size).toBe(3);
    vi.restoreAllMocks();
  });

  it("sends the same id with a refreshed token, and none with a query", async () => {
    configureTestApi({ refreshIdToken: async () => "refreshed" });
    const { requests } = fakeService({
      CancelRequest: () => new Response(null, { status: 401 }),
      Projects: () => createProjectsPage([]),
    });
    const variables = { requestId: ids.request, reasonId: ids.reason };
    await requestMainApi(CancelRequestDocument, variables).catch(() => {});
    await requestMainApi(ProjectsDocument, page);
    const keys = requests.map(({ headers }) => headers.get("idempotency-key"));
    expect(keys[1]).toBe(keys[0]);
    expect([keys.length, keys[2]]).toEqual([3, null]);
  });

  it("echoes the client token of the previous response", async () => {
    const clientToken = { "x-client-token": "t", "x-client-signature": "s" };
    const { requests } = fakeService({
      Projects: () => Response.json({ data: createProjectsPage([]) }, { headers: clientToken }),
    });
    await requestMainApi(ProjectsDocument, page);
    await requestMainApi(ProjectsDocument, page);
    expect(requests[1]?.headers.get("x-client-token")).toBe("t");
    expect(requests[1]?.headers.get("x-client-signature")).toBe("s");
  });
});

describe("requestMainApi: errors", () => {
  /** Sends a mutation that the service rejects. */
  async function catchMutationError(body: object, status = 200) {
    const logged = vi.spyOn(console, "error").mockImplementation(() => {});
    onTestFinished(() => logged.mockRestore());
    fakeService({ CancelRequest: () => Response.json(body, { status }) });
    const sending = requestMainApi(CancelRequestDocument, { requestId: ids.request, reasonId: ids.reason });
    const error: unknown = await sending.catch((reason: unknown) => reason);
    return { error, logged: logged.mock.calls };
  }

  it("lists all GraphQL messages, one per line, with code and field", { tags: ["R8.1"] }, async () => {
    const entries = [
      { message: "There is no such reason.", extensions: { code: "INVALID", field: "reasonId" } },
      { message: "Null pointer" },
    ];
    const { error, logged } = await catchMutationError({ errors: entries });
    expect(error).toMatchObject({
      kind: "explained",
      message: "There is no such reason.\nNull pointer",
      errors: [
        { code: "INVALID", field: "reasonId" },
        { code: undefined, field: undefined },
      ],
      serviceMessage: "There is no such reason.",
      cause: entries,
    });
    expect(logged, "what is not shown").toEqual([["A service reported an error", error]]);
  });

  it("logs no error whose texts the customer reads", async () => {
    const errors = [{ message: "Too late.", extensions: { code: "REQUEST_NOT_CANCELLABLE" } }];
    expect((await catchMutationError({ errors })).logged).toEqual([]);
  });

  it.each(["Mutation.cancelRequest", "cancelRequest", "take"])(
    "hides the text of an error whose field is no input: %s",
    async (field) => {
      const errors = [{ message: "The argument `customReason` does not exist.", extensions: { field } }];
      const { error, logged } = await catchMutationError({ errors });
      expect(error).toMatchObject({ serviceMessage: undefined, kind: "unsupported" });
      expect(logged).toEqual([["A service reported an error", error]]);
    },
  );

  it("hides the text of an error about a variable of a query", async () => {
    vi.spyOn(console, "error").mockImplementationOnce(() => {});
    const message = "The maximum allowed items per page were exceeded.";
    const error = await catchRequestError(() =>
      Response.json({
        data: { projects: null },
        errors: [{ message, extensions: { code: "HC0051", field: "take" } }],
      }),
    );
    expect(error).toMatchObject({ message, serviceMessage: undefined });
  });

  it("shows the texts of problem details about the input, and logs the others", async () => {
    const problem = { title: "One or more validation errors occurred.", status: 400 };
    const known = await catchMutationError({ ...problem, errors: { ReasonId: ["No such reason."] } }, 400);
    expect(known.error).toMatchObject({ kind: "explained", serviceMessage: "No such reason." });
    expect(known.logged).toEqual([]);
    const unknown = await catchMutationError(
      { ...problem, errors: { Query: ["The Query field is required."] } },
      400,
    );
    expect(unknown.error).toMatchObject({
      message: "The Query field is required.",
      serviceMessage: undefined,
    });
    expect(unknown.logged).toEqual([["A service reported an error", unknown.error]]);
  });

  it("raises the error of a missing record if a service fails a query instead of returning null", async () => {
    const error = await catchRequestError(() =>
      Response.json({ errors: [{ message: "None.", extensions: { code: "NOT_FOUND" } }] }, { status: 404 }),
    );
    expect(error).toMatchObject({ kind: "notFound" });
  });

  it("raises an unauthorized error for status 401, regardless of the body", { tags: ["R8.6"] }, async () => {
    const error = await catchRequestError(() =>
      Response.json({ errors: [{ message: "Expired." }] }, { status: 401 }),
    );
    expect(error).toMatchObject({ kind: "sessionExpired", cause: { kind: "unauthorized", status: 401 } });
  });

  it("raises an error for a failure status although the body has data", async () => {
    const error = await catchRequestError(() =>
      Response.json({ data: createProjectsPage([]) }, { status: 500, statusText: "Internal Server Error" }),
    );
    expect(error).toMatchObject({ kind: "failed", status: 500, message: "Internal Server Error" });
  });

  it.each([
    ["malformed JSON", () => new Response('{"data":')],
    ["null as data", () => Response.json({ data: null })],
    ["neither data nor errors", () => Response.json({})],
    ["an empty list of errors and no data", () => Response.json({ errors: [] })],
  ])("raises an error for a response with %s", async (_, createResponse) => {
    const error = await catchRequestError(createResponse);
    expect(error).toMatchObject({
      kind: "unreadable",
      message: "The response could not be read.",
    });
  });
});

it("requestMainApi sends no request for an impossible id", async () => {
  const { requests } = fakeService();
  const document = new GraphQlDocument<unknown, { id: string }>("query", [], { id: "Int" });
  await expect(requestMainApi(document, { id: "abc" })).rejects.toMatchObject({ kind: "notFound" });
  expect(requests).toEqual([]);
});

describe("requestMainApi, for a page", () => {
  const document = new GraphQlDocument<unknown, { skip: number }>("query List($skip: Int!)", [
    ["list", [["items", { list: [["id", "ID", "drop"]] }, "drop"]], "null", { take: "50", skip: "$skip" }],
  ]);

  /** Requests two pages of a service with a maximum, and returns the requested sizes. */
  async function requestPages(maxPageSize: number, extensions: object): Promise<number[]> {
    const sizes: number[] = [];
    const respond = vi.fn(async (_url: string, { body }: RequestInit) => {
      const size = Number(/take: (\d+)/.exec(String(body))?.[1]);
      sizes.push(size);
      if (size <= maxPageSize) return Response.json({ data: { list: { items: [] } } });
      return Response.json({ data: { list: null }, errors: [{ message: "Too many.", extensions }] });
    });
    vi.stubGlobal("fetch", respond);
    for (const skip of [0, maxPageSize]) {
      expect(await requestMainApi(document, { skip })).toEqual({ list: { items: [] } });
    }
    return sizes;
  }

  it.each([
    ["names its maximum", 20, { code: "HC0051", maxAllowedItems: 20 }, [50, 20, 20]],
    ["names another one", 7, { code: "TOO_LARGE", maxAllowedItems: 7 }, [50, 7, 7]],
    ["has a maximum of 20 that it does not name", 20, { code: "PAGINATION_MAX_ITEMS" }, [50, 20, 20]],
    ["has a maximum of 10 that it does not name", 10, { code: "PAGINATION_MAX_ITEMS" }, [50, 20, 10, 10]],
    ["refuses the argument", 5, { code: "VALIDATION_FAILED", field: "take" }, [50, 20, 10, 5, 5]],
    ["has no maximum below 50", 50, {}, [50, 50]],
  ])(
    "requests smaller pages where a service %s, and does so at once next time",
    async (_, max, extensions, sizes) => {
      expect(await requestPages(max, extensions)).toEqual(sizes);
    },
  );

  it.each([
    ["another error", 0, { code: "CONFLICT" }, 1],
    ["no page at all", 0, { code: "PAGINATION_MAX_ITEMS" }, 5],
  ])("fails after a service reports %s", async (_, max, extensions, count) => {
    const fetched = requestPages(max, extensions);
    await expect(fetched).rejects.toThrow("Too many.");
    expect(vi.mocked(fetch)).toHaveBeenCalledTimes(count);
  });
});

describe("requestRegistrationService", () => {
  const windows: ResponseStubs = {
    RegisteredWindows: () => createWindowsPage([]),
  };

  it("posts to /graphql of the main API if the configuration names no other URL", {
    tags: ["R7.41"],
  }, async () => {
    const { requests } = fakeService(windows);
    await requestRegistrationService(RegisteredWindowsDocument, page);
    expect(requests[0]?.url).toBe("/graphql");
    expect(requests[0]?.headers.has("x-fingerprint")).toBe(true);
  });

  it("posts to the service's own URL with locale and id token, without the headers of the main API", {
    tags: ["R7.40"],
  }, async () => {
    configureTestApi({ getRegistrationServiceUrl: async () => "https://windows.example/graphql" });
    const { requests } = fakeService(windows);
    await requestRegistrationService(RegisteredWindowsDocument, page);
    const [call] = requests;
    expect(call?.url).toBe("https://windows.example/graphql");
    expect([...(call?.headers.keys() ?? [])]).toEqual([
      "accept",
      "authorization",
      "content-type",
      "x-taglys-locale",
    ]);
  });

  it("sends the id of a mutation to another origin only if the operator allows it", async () => {
    const url = "https://windows.example/graphql";
    const getRegistrationServiceUrl = async () => url;
    for (const idempotencyKeyOrigins of [[], ["https://windows.example"]]) {
      configureTestApi({ getRegistrationServiceUrl, idempotencyKeyOrigins });
      const { requests } = fakeService({ DeleteInvoice: () => new Response(null, { status: 404 }) });
      await requestRegistrationService(DeleteInvoiceDocument, { id: ids.window }).catch(() => {});
      expect(requests[0]?.headers.has("idempotency-key")).toBe(idempotencyKeyOrigins.length > 0);
    }
  });

  it("rejects with the error of the configuration", async () => {
    configureTestApi({
      getRegistrationServiceUrl: () => Promise.reject(new RequestError("network", "unreachable")),
    });
    await expect(requestRegistrationService(RegisteredWindowsDocument, page)).rejects.toMatchObject({
      kind: "network",
    });
  });
});
