import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type Answers, fakeService } from "../testing/fakeService.ts";
import { graphQlError } from "../testing/responses.ts";
import { sampleConfig, samplePage } from "../testing/sampleData.ts";
import { connectForTest } from "../testing/testConnection.ts";
import { GraphQlError, HttpError, NetworkError } from "./errors.ts";
import { ProjectsDocument, RuntimeConfigDocument } from "./generated/main/graphql.ts";
import { RegisteredWindowsDocument } from "./generated/registration/graphql.ts";
import { requestMainApi, requestRegistrationService } from "./graphqlClient.ts";
import { sendFiles } from "./multipart.ts";

const page = { take: 10, skip: 0 };

beforeEach(() => {
  connectForTest();
});

afterEach(() => vi.unstubAllGlobals());

/** Asks for the projects and hands back what the call failed with. */
async function failureOf(answer: NonNullable<Answers["Projects"]>): Promise<unknown> {
  fakeService({ Projects: answer });
  return requestMainApi(ProjectsDocument, page).catch((error: unknown) => error);
}

describe("a call to the main API", () => {
  it("[R7.6] [R7.1] [R6.6] [R9.11] is JSON with query and variables, the locale and the bearer", async () => {
    const { calls } = fakeService({ Projects: () => samplePage([]) });
    expect(await requestMainApi(ProjectsDocument, page)).toEqual(samplePage([]));
    const [call] = calls;
    expect([call?.method, call?.url]).toEqual(["POST", "/graphql"]);
    expect(JSON.parse(String(call?.body))).toEqual({ query: String(ProjectsDocument), variables: page });
    expect(call?.headers.get("content-type")).toBe("application/json");
    expect(call?.headers.get("x-taglys-locale")).toBe("de-DE");
    expect(call?.headers.get("authorization")).toBe("Bearer token");
  });

  it("[R6.6] carries no bearer where it is marked anonymous", async () => {
    const { calls } = fakeService({ RuntimeConfig: () => ({ runtimeConfig: sampleConfig() }) });
    await requestMainApi(RuntimeConfigDocument, {}, { anonymous: true });
    expect(calls[0]?.headers.has("authorization")).toBe(false);
  });

  it("[R7.7] is multipart where a file is included, and leaves the content type to the browser", async () => {
    const { calls } = fakeService({ Projects: () => samplePage([]) });
    const upload = { toString: () => String(ProjectsDocument) };
    const variables = { ...page, files: [new File(["a"], "a.pdf")] };
    await requestMainApi(upload, variables, { send: sendFiles() });
    const [call] = calls;
    expect(call?.body instanceof FormData && [...call.body.keys()]).toEqual(["operations", "map", "0"]);
    expect(call?.variables).toEqual({ ...page, files: [null] });
    expect(call?.headers.has("content-type")).toBe(false);
  });

  it("is refused where a file would be sent as JSON", async () => {
    const { calls } = fakeService({});
    const variables = { ...page, files: [new File(["a"], "a.pdf")] };
    await expect(requestMainApi(ProjectsDocument, variables)).rejects.toThrow(
      "needs the option `send: sendFiles()`",
    );
    expect(calls).toEqual([]);
  });

  it("[R7.3] echoes the pair of the answer before", async () => {
    const pair = { "x-client-token": "t", "x-client-signature": "s" };
    const { calls } = fakeService({
      Projects: () => Response.json({ data: samplePage([]) }, { headers: pair }),
    });
    await requestMainApi(ProjectsDocument, page);
    await requestMainApi(ProjectsDocument, page);
    expect(calls[1]?.headers.get("x-client-token")).toBe("t");
    expect(calls[1]?.headers.get("x-client-signature")).toBe("s");
  });

  it("[R7.8] cancels the earlier one with the same abort key", async () => {
    const sent = Promise.withResolvers<void>();
    const { answer } = fakeService({
      Projects: () => {
        sent.resolve();
        return new Promise<never>(() => {});
      },
    });
    const earlier = requestMainApi(ProjectsDocument, page, { abortKey: "list" }).catch(
      (error: unknown) => error,
    );
    await sent.promise;
    answer({ Projects: () => samplePage([]) });
    expect(await requestMainApi(ProjectsDocument, page, { abortKey: "list" })).toEqual(samplePage([]));
    expect(await earlier).toMatchObject({ name: "AbortError" });
  });

  it("is repeated with a fresh token where the service refuses the first", async () => {
    connectForTest({ replaceIdToken: async () => "fresh" });
    const { calls } = fakeService({
      Projects: ({ headers }) =>
        headers.get("authorization") === "Bearer fresh"
          ? samplePage([])
          : graphQlError("Sign in.", "AUTH_NOT_AUTHORIZED"),
    });
    expect(await requestMainApi(ProjectsDocument, page)).toEqual(samplePage([]));
    expect(calls).toHaveLength(2);
  });
});

describe("a failed call to the main API", () => {
  it("[R8.1] lists all messages, one per line, with code and field", async () => {
    const error = await failureOf(() =>
      Response.json({
        errors: [
          { message: "The post code is wrong.", extensions: { code: "INVALID", field: "customer.postCode" } },
          { message: "The name is empty." },
        ],
      }),
    );
    expect(error).toBeInstanceOf(GraphQlError);
    expect(error).toMatchObject({
      message: "The post code is wrong.\nThe name is empty.",
      code: "INVALID",
      problems: [
        { code: "INVALID", field: "customer.postCode" },
        { code: undefined, field: undefined },
      ],
    });
  });

  it("[R8.1] takes the errors from an answer with a failing status too", async () => {
    const error = await failureOf(() =>
      Response.json({ errors: [{ message: "Too much." }] }, { status: 400 }),
    );
    expect(error).toMatchObject({ name: "GraphQlError", message: "Too much." });
  });

  it("[R8.6] is unauthorized by its status 401, whatever the body says", async () => {
    const error = await failureOf(() =>
      Response.json({ errors: [{ message: "Expired." }] }, { status: 401 }),
    );
    expect(error).toMatchObject({ name: "HttpError", status: 401, message: "Expired." });
  });

  it("counts as failed by its status although there are data", async () => {
    const error = await failureOf(() =>
      Response.json({ data: samplePage([]) }, { status: 500, statusText: "Internal Server Error" }),
    );
    expect(error).toMatchObject({ name: "HttpError", status: 500, message: "Internal Server Error" });
  });

  it("[R8.3] has the status text where the body is no JSON", async () => {
    const error = await failureOf(() => new Response("<h1>", { status: 502, statusText: "Bad Gateway" }));
    expect(error).toMatchObject({ name: "HttpError", status: 502, message: "Bad Gateway" });
  });

  it.each([
    ["malformed JSON", () => new Response('{"data":')],
    ["data that are null", () => Response.json({ data: null })],
    ["neither data nor errors", () => Response.json({})],
    ["an empty list of errors and no data", () => Response.json({ errors: [] })],
  ])("cannot be read with %s", async (_, answer) => {
    const error = await failureOf(answer);
    expect(error).toBeInstanceOf(HttpError);
    expect(error).toMatchObject({ message: "The service's answer could not be read." });
  });

  it("is a NetworkError where the service cannot be reached", async () => {
    expect(await failureOf(() => Promise.reject(new TypeError("Failed to fetch")))).toBeInstanceOf(
      NetworkError,
    );
  });
});

describe("a call to the registration service", () => {
  const windows: Answers = {
    RegisteredWindows: () => ({ registeredWindows: { items: [], hasNextPage: false } }),
  };

  it("[R7.41] goes to /graphql where the configuration names no other address, as the main API's calls do", async () => {
    const { calls } = fakeService(windows);
    await requestRegistrationService(RegisteredWindowsDocument, page);
    expect(calls[0]?.url).toBe("/graphql");
    expect(calls[0]?.headers.has("x-fingerprint")).toBe(true);
  });

  it("[R7.40] goes to the service's own address, with locale and bearer and nothing of the main API's", async () => {
    connectForTest({ registrationServiceUrl: async () => "https://windows.example/graphql" });
    const { calls } = fakeService(windows);
    await requestRegistrationService(RegisteredWindowsDocument, page);
    const [call] = calls;
    expect(call?.url).toBe("https://windows.example/graphql");
    expect([...(call?.headers.keys() ?? [])]).toEqual([
      "accept",
      "authorization",
      "content-type",
      "x-taglys-locale",
    ]);
  });

  it("fails as the configuration does", async () => {
    connectForTest({ registrationServiceUrl: () => Promise.reject(new NetworkError("Away.")) });
    await expect(requestRegistrationService(RegisteredWindowsDocument, page)).rejects.toThrow(NetworkError);
  });
});
