import { waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import * as log from "../log.ts";
import { configureTestApi } from "../testing/network/configureTestApi.ts";
import { fakeUploads } from "../testing/network/fakeUploads.ts";
import { GraphQlDocument } from "./graphQlDocument.ts";
import { requestRegistrationService } from "./graphqlClient.ts";
import { createMultipartSender } from "./multipart.ts";

const upload = new GraphQlDocument<{ ok: boolean }, { file: File }>("mutation UploadInvoice", {
  ok: "Boolean",
});
const file = new File(["%PDF-1.7"], "bill.pdf", { type: "application/pdf" });

/** Sends a file to a service. `find` returns the request with this number, counted from 1. */
function sendFile(url: string | null) {
  configureTestApi({ getRegistrationServiceUrl: async () => url });
  const sent = fakeUploads();
  const result = requestRegistrationService(upload, { file }, { send: createMultipartSender() }).catch(
    (error: unknown) => error,
  );
  const find = (number: number) =>
    waitFor(() => {
      const request = sent[number - 1];
      if (!request) throw new Error(`The portal has sent ${sent.length} requests.`);
      return request;
    });
  return { sent, result, find };
}
const getPreflight = ({ headers }: { headers: Headers }) => [
  headers.get("GraphQL-Preflight"),
  headers.get("Apollo-Require-Preflight"),
];

const otherOrigin = "https://windows.example/graphql";
const hotChocolate = () =>
  Response.json(
    {
      errors: [
        { message: "The `GraphQL-Preflight` HTTP header is missing.", extensions: { code: "HC0077" } },
      ],
    },
    { status: 400 },
  );

const logError = vi.spyOn(log, "logError");

beforeEach(() => void logError.mockImplementation(() => {}));

afterEach(() => void logError.mockReset());

describe("createMultipartSender", () => {
  it.each([
    { place: "the main API", url: null },
    { place: "a service at the portal's origin", url: `${location.origin}/windows/graphql` },
  ])("sends the preflight headers to $place, and a refused form once", async ({ url }) => {
    const { sent, result, find } = sendFile(url);
    const request = await find(1);
    expect(getPreflight(request)).toEqual(["1", "true"]);
    await request.respond(hotChocolate());
    expect(await result).toMatchObject({ errors: [{ code: "HC0077" }] });
    expect(sent).toHaveLength(1);
  });

  it.each([
    { name: "400 and an unknown code", response: hotChocolate() },
    { name: "404 without a body", response: new Response(null, { status: 404 }) },
    { name: "403 and a page", response: new Response("<h1>Forbidden</h1>", { status: 403 }) },
    { name: "400 and problem details", response: Response.json({ title: "Bad Request" }, { status: 400 }) },
  ])(
    "sends the form to another origin without them, and once more with them after $name",
    async (example) => {
      for (const _ of ["nothing is remembered", "for the next form"]) {
        const { sent, result, find } = sendFile(otherOrigin);
        const first = await find(1);
        expect(getPreflight(first)).toEqual([null, null]);
        await first.respond(example.response.clone());
        const second = await find(2);
        expect(getPreflight(second)).toEqual(["1", "true"]);
        expect(second.fileNames).toEqual(["bill.pdf"]);
        await second.respondWithData({ ok: true });
        expect(await result).toEqual({ ok: true });
        expect(sent).toHaveLength(2);
        expect(logError).not.toHaveBeenCalled();
      }
    },
  );

  it.each([
    { name: "a known code", status: 400, error: { code: "NOT_FOUND" } },
    { name: "an invalid field", status: 400, error: { code: "VALIDATION_FAILED", field: "file" } },
    { name: "a missing sign-in", status: 403, error: { code: "AUTH_NOT_AUTHORIZED" } },
    { name: "status 500", status: 500, error: {} },
    { name: "status 413", status: 413, error: {} },
    { name: "status 200", status: 200, error: { code: "HC0051" } },
  ])("sends the form to another origin once if the refusal names $name", async ({ status, error }) => {
    const { sent, result, find } = sendFile(otherOrigin);
    const errors = [{ message: "Not this file.", extensions: error }];
    await (await find(1)).respond(Response.json({ errors }, { status }));
    expect(await result).toMatchObject({ message: "Not this file." });
    expect(sent).toHaveLength(1);
  });

  it.each([
    { name: "not at all what it says to a customer", code: "NOT_FOUND", count: 0 },
    { name: "once what it says to developers", code: "HC0051", count: 1 },
  ])("logs of a refusal $name", async ({ code, count }) => {
    const { result, find } = sendFile(otherOrigin);
    const respond = () =>
      Response.json({ errors: [{ message: "No.", extensions: { code } }] }, { status: 400 });
    await (await find(1)).respond(respond());
    if (count > 0) await (await find(2)).respond(respond());
    expect(await result).toMatchObject({ message: "No." });
    expect(logError).toHaveBeenCalledTimes(count);
  });

  it("fails with the first response if CORS does not allow the headers", async () => {
    const { result, find } = sendFile(otherOrigin);
    await (await find(1)).respond(hotChocolate());
    await (await find(2)).loseConnection();
    expect(await result).toMatchObject({ name: "GraphQlError", errors: [{ code: "HC0077" }] });
  });

  it("fails with the lost connection if the second form was being sent, since it may have arrived", async () => {
    const { result, find } = sendFile(otherOrigin);
    await (await find(1)).respond(hotChocolate());
    const second = await find(2);
    await second.progress(1);
    await second.loseConnection();
    expect(await result).toMatchObject({ name: "NetworkError" });
  });
});
