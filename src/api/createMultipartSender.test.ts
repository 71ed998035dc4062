import { waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import * as log from "../log.ts";
import { configureTestApi } from "../testing/network/configureTestApi.ts";
import { fakeUploads } from "../testing/network/fakeUploads.ts";
import { GraphQlDocument } from "./graphQlDocument.ts";
import { requestRegistrationService } from "./graphqlClient.ts";
import { createMultipartSender } from "./multipart.ts";

const upload = new GraphQlDocument<{ ok: boolean }, { file: File }>("mutation UploadInvoice", [
  ["ok", "Boolean"],
]);
const file = new File(["%PDF-1.7"], "bill.pdf", { type: "application/pdf" });

/** Sends a file to a service. `find` returns the request with this number, counted from 1. */
function sendFile(url: string | null) {
  configureTestApi({ getRegistrationServiceUrl: async () => url });
  const sent = fakeUploads();
  const sendAnother = () =>
    requestRegistrationService(upload, { file }, { send: createMultipartSender() }).catch(
      (error: unknown) => error,
    );
  const result = sendAnother();
  const find = (number: number) =>
    waitFor(() => {
      const request = sent[number - 1];
      if (!request) throw new Error(`The portal has sent ${sent.length} requests.`);
      return request;
    });
  return { sent, result, find, sendAnother };
}
const getPreflight = ({ headers }: { headers: Headers }) =>
  [...headers.keys()].filter((name) => name.endsWith("-preflight"));

const otherOrigin = "https://windows.example/graphql";
const refuse = (status: number, message: string, code?: string) => () =>
  Response.json({ errors: [{ message, extensions: { code } }] }, { status });
const hotChocolate = refuse(200, "Multi-part requests must include a GraphQL preflight header.", "HC0077");
const nullBesideHotChocolate = () =>
  Response.json({ data: null, errors: [{ message: "No.", extensions: { code: "HC0077" } }] });
const apollo = refuse(
  400,
  "This operation has been blocked as a potential Cross-Site Request Forgery (CSRF). Please provide a non-empty value for one of the following headers: x-apollo-operation-name, apollo-require-preflight",
  "BAD_REQUEST",
);

const logError = vi.spyOn(log, "logError");

beforeEach(() => void logError.mockImplementation(() => {}));

afterEach(() => void logError.mockReset());

describe("createMultipartSender", () => {
  it.each([
    { place: "the main API", url: null },
    { place: "a service at the portal's origin", url: `${location.origin}/windows/graphql` },
  ])("sends the preflight headers to $place, and does not repeat a refused form", async ({ url }) => {
    const { sent, result, find } = sendFile(url);
    const request = await find(1);
    expect(getPreflight(request)).toEqual(["apollo-require-preflight", "graphql-preflight"]);
    await request.respond(hotChocolate());
    expect(await result).toMatchObject({ errors: [{ code: "HC0077" }] });
    expect(sent).toHaveLength(1);
  });

  const byDefault = "graphql-preflight";
  it.each([
    { name: "HC0077 with status 200", respond: hotChocolate, header: byDefault },
    { name: "HC0077 beside null", respond: nullBesideHotChocolate, header: byDefault },
    {
      name: "400 and the name of the header",
      respond: refuse(400, "The `GraphQL-Preflight` HTTP header is missing."),
      header: byDefault,
    },
    { name: "the text of Apollo Server", respond: apollo, header: "apollo-require-preflight" },
    {
      name: "the text of graphql-dotnet",
      respond: refuse(400, "This request requires a non-empty header: 'GraphQL-Require-Preflight'.", "CSRF"),
      header: "graphql-require-preflight",
    },
    {
      name: "the text of Yoga",
      respond: refuse(403, "Required CSRF header(s) not present"),
      header: byDefault,
    },
    { name: "404 without a body", respond: () => new Response(null, { status: 404 }), header: byDefault },
    {
      name: "403 and a page",
      respond: () => new Response("<h1>Forbidden</h1>", { status: 403 }),
      header: byDefault,
    },
    {
      name: "400 and problem details",
      respond: () => Response.json({ title: "Bad Request" }, { status: 400 }),
      header: byDefault,
    },
  ])(
    "sends the form to another origin without a header, again with $header after $name, and the next form with it at once",
    async ({ respond, header }) => {
      const first = sendFile(otherOrigin);
      const request = await first.find(1);
      expect(getPreflight(request)).toEqual([]);
      await request.respond(respond());
      const repeated = await first.find(2);
      expect(getPreflight(repeated)).toEqual([header]);
      expect(repeated.fileNames).toEqual(["bill.pdf"]);
      await repeated.respondWithData({ ok: true });
      expect(await first.result).toEqual({ ok: true });
      const next = first.sendAnother();
      const third = await first.find(3);
      expect(getPreflight(third)).toEqual([header]);
      await third.respondWithData({ ok: true });
      expect(await next).toEqual({ ok: true });
      expect(first.sent).toHaveLength(3);
      expect(logError).not.toHaveBeenCalled();
    },
  );

  it("tries the other header where CORS does not allow the first, or the service wants the other", async () => {
    const { sent, result, find } = sendFile(otherOrigin);
    await (await find(1)).respond(new Response(null, { status: 404 }));
    await (await find(2)).loseConnection();
    const third = await find(3);
    expect(getPreflight(third)).toEqual(["apollo-require-preflight"]);
    await third.respondWithData({ ok: true });
    expect(await result).toEqual({ ok: true });
    expect(sent).toHaveLength(3);
  });

  it.each([
    { name: "a known code", status: 400, error: { code: "NOT_FOUND" } },
    { name: "an invalid field", status: 400, error: { code: "VALIDATION_FAILED", field: "file" } },
    { name: "a missing sign-in", status: 403, error: { code: "AUTH_NOT_AUTHORIZED" } },
    { name: "an unknown code", status: 400, error: { code: "BAD_USER_INPUT" } },
    { name: "status 500", status: 500, error: {} },
    { name: "status 413", status: 413, error: {} },
    { name: "status 200", status: 200, error: { code: "HC0051" } },
  ])("does not repeat the form to another origin if the refusal names $name", async ({ status, error }) => {
    const { sent, result, find } = sendFile(otherOrigin);
    const errors = [{ message: "Not this file.", extensions: error }];
    await (await find(1)).respond(Response.json({ errors }, { status }));
    const { kind, message, cause } = Object(await result);
    expect(kind === "sessionExpired" ? cause.message : message).toBe("Not this file.");
    expect(sent).toHaveLength(1);
  });

  it.each([
    { name: "not at all what it says to a customer", code: "NOT_FOUND", count: 0 },
    { name: "once what it says to developers", code: "HC0051", count: 1 },
  ])("logs $name of a refusal", async ({ code, count }) => {
    const { result, find } = sendFile(otherOrigin);
    await (await find(1)).respond(refuse(400, "No.", code)());
    expect(await result).toMatchObject({ message: "No." });
    expect(logError).toHaveBeenCalledTimes(count);
  });

  it("fails with the first response if CORS allows neither header", async () => {
    const { result, find } = sendFile(otherOrigin);
    await (await find(1)).respond(hotChocolate());
    await (await find(2)).loseConnection();
    await (await find(3)).loseConnection();
    expect(await result).toMatchObject({ errors: [{ code: "HC0077" }] });
  });

  it("fails with a network error if the connection is lost during the second form, which may have arrived", async () => {
    const { result, find } = sendFile(otherOrigin);
    await (await find(1)).respond(hotChocolate());
    const second = await find(2);
    await second.progress(1);
    await second.loseConnection();
    expect(await result).toMatchObject({ name: "NetworkError" });
  });
});
