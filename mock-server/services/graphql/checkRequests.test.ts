import { beforeEach, describe, expect, it } from "vitest";
import { createFile } from "../../testing/createFile.ts";
import { createGraphQlBody } from "../../testing/createGraphQlBody.ts";
import { findRequest, findWindow } from "../../testing/findRecords.ts";
import { createClient, issueIdToken, parseGraphQlResponse } from "../../testing/serviceClient.ts";
import { mainApi, registrationService } from "../../testing/services.ts";
import { createStandingWorld } from "../../testing/worlds.ts";
import type { World } from "../../world/world.ts";

let world: World;
beforeEach(() => {
  world = createStandingWorld();
});

const uploadDocument = `mutation ($id: ID!, $files: [Upload!]!) {
  uploadAttachment(requestId: $id, files: $files) { id }
}`;
const invoiceDocument = "mutation ($id: ID!, $file: Upload!) { uploadInvoice(id: $id, file: $file) { id } }";

describe.each([
  { service: "main API", app: mainApi, path: "/graphql" },
  { service: "registration service", app: registrationService, path: "/de/graphql" },
])("request that any other site can send to the $service", ({ app, path }) => {
  const post = async (body: BodyInit, headers: Record<string, string>) =>
    await parseGraphQlResponse(await app.request(path, { method: "POST", body, headers }));

  it.each([
    { type: "text/plain", body: '{"query":"{ __typename }"}' },
    { type: "text/plain; application/json", body: '{"query":"{ __typename }"}' },
    { type: "text/plain;charset=UTF-8,application/json", body: '{"query":"{ __typename }"}' },
    { type: "application/x-www-form-urlencoded", body: "query={__typename}" },
    { type: "application/graphql", body: "{ __typename }" },
    { type: "application/xml", body: "<query/>" },
    { type: "", body: '{"query":"{ __typename }"}' },
  ])('is rejected with 415 if its content type is "$type"', async ({ type, body }) => {
    const { status, codes, data } = await post(body, { "content-type": type, "x-taglys-locale": "de-DE" });
    expect({ status, codes, data }).toEqual({ status: 415, codes: ["BAD_REQUEST"], data: undefined });
  });

  it("is rejected with 403 if it is a multipart form without a header that needs a preflight", async () => {
    const form = createGraphQlBody("query ($f: Upload) { __typename }", { f: createFile() });
    const { status, codes, errors } = await post(form, {
      cookie: "mock-world=de",
      accept: "application/json",
    });
    expect({ status, codes }).toEqual({ status: 403, codes: ["CROSS_SITE_REQUEST"] });
    expect(errors[0]?.message).toMatch(/needs one of the headers x-taglys-locale, /);
  });

  it.each(["x-taglys-locale", "x-fingerprint", "apollo-require-preflight", "x-graphql-yoga-csrf"])(
    "is no multipart form with the header %s",
    async (name) => {
      const { status, data } = await post(createMultipartForm(), { [name]: "de-DE" });
      expect({ status, data }).toEqual({ status: 200, data: { __typename: "Query" } });
    },
  );
});

function createMultipartForm(changes: Record<string, string | null> = {}): FormData {
  const fields: Record<string, string | null> = {
    operations: '{"query":"{ __typename }"}',
    map: '{"0":["variables.file"]}',
    ...changes,
  };
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) if (value !== null) form.set(name, value);
  form.set("0", createFile());
  return form;
}

describe("multipart upload", () => {
  it("changes nothing if it comes from another site", async () => {
    const { id } = findRequest(world, "clara");
    const before = JSON.stringify(world.requests);
    const body = createGraphQlBody(uploadDocument, { id, files: [createFile()] });
    const headers = { cookie: "mock-world=de" };
    expect((await mainApi.request("/graphql", { method: "POST", body, headers })).status).toBe(403);
    expect(JSON.stringify(world.requests)).toBe(before);
  });

  it("is accepted with the portal's headers", async () => {
    const { id } = findRequest(world, "clara");
    const body = createGraphQlBody(uploadDocument, { id, files: [createFile()] });
    const headers = { authorization: `Bearer ${await issueIdToken(world, "clara")}` };
    const response = await mainApi.request("/graphql", { method: "POST", body, headers });
    expect(await response.json()).toEqual({ data: { uploadAttachment: [{ id: "attachment-1" }] } });
  });
});

describe.each([
  { service: "main API", app: mainApi, path: "/graphql" },
  { service: "registration service", app: registrationService, path: "/de/graphql" },
])("malformed multipart form to the $service", ({ app, path }) => {
  const post = async (body: BodyInit, type?: string) => {
    const headers = { "x-taglys-locale": "de-DE", ...(type && { "content-type": type }) };
    return await parseGraphQlResponse(await app.request(path, { method: "POST", body, headers }));
  };

  it.each([
    { fields: { operations: null }, message: /Missing multipart form field "operations"/ },
    { fields: { operations: "{" }, message: /"operations" must be a valid JSON string/ },
    { fields: { operations: "5" }, message: /map must list the paths of each file/ },
    { fields: { operations: "null" }, message: /map must list the paths of each file/ },
    { fields: { operations: "[]" }, message: /Batching is not supported/ },
    { fields: { map: "{" }, message: /"map" must be a valid JSON string/ },
    { fields: { map: '{"0":5}' }, message: /map must list the paths of each file/ },
    { fields: { map: '{"0":[5]}' }, message: /map must list the paths of each file/ },
    { fields: { map: '{"0":null}' }, message: /map must list the paths of each file/ },
    { fields: { map: '{"0":["query"]}' }, message: /"query" param to be a string/ },
  ])("is rejected with 400: $fields", async ({ fields, message }) => {
    const { status, codes, errors } = await post(createMultipartForm(fields));
    expect({ status, codes }).toEqual({ status: 400, codes: ["BAD_REQUEST"] });
    expect(errors[0]?.message).toMatch(message);
  });

  it.each([
    { title: "has no parts", body: "abc", type: "multipart/form-data; boundary=x" },
    { title: "is empty", body: "", type: "multipart/form-data; boundary=x" },
    { title: "has no boundary", body: "--x--", type: "multipart/form-data" },
    {
      title: "ends within a part",
      body: '--x\r\ncontent-disposition: form-data; name="operations"\r\n\r\n{',
      type: "multipart/form-data; boundary=x",
    },
  ])("is rejected with 400 if it $title", async ({ body, type }) => {
    const { status, codes, errors } = await post(body, type);
    expect({ status, codes }).toEqual({ status: 400, codes: ["BAD_REQUEST"] });
    expect(errors[0]?.message).toMatch(/invalid multipart data/);
  });
});

describe("upload that is no file", () => {
  const message = /An upload must be a file of a multipart\/form-data request\./;
  const expected = { status: 400, codes: ["BAD_REQUEST"] };

  it.each(["plan.pdf", 5, true, { arrayBuffer: "plan.pdf" }, ["plan.pdf"]])(
    "is rejected with 400 as a variable: %j",
    async (upload) => {
      const clara = createClient(world, "clara");
      const { id } = findRequest(world, "clara");
      const attachment = await clara.main(uploadDocument, { id, files: [upload] });
      expect(attachment).toMatchObject(expected);
      expect(attachment.errors[0]?.message).toMatch(message);
      const dario = createClient(world, "dario");
      const invoice = await dario.registration(invoiceDocument, {
        id: findWindow(world, "dario").id,
        file: upload,
      });
      expect(invoice).toMatchObject(expected);
      expect(invoice.errors[0]?.message).toMatch(message);
    },
  );

  it("is rejected with 400 if it is missing or null", async () => {
    const dario = createClient(world, "dario");
    for (const file of [undefined, null]) {
      expect((await dario.registration(invoiceDocument, { id: "window-1", file })).status).toBe(400);
    }
  });

  it("is rejected with 400 as a literal", async () => {
    const document = 'mutation { uploadInvoice(id: "window-1", file: "plan.pdf") { id } }';
    const result = await createClient(world, "dario").registration(document);
    expect(result).toMatchObject(expected);
    expect(result.errors[0]?.message).toMatch(message);
  });

  it("is rejected with 400 as a text field of a multipart form", async () => {
    const body = new FormData();
    body.set(
      "operations",
      JSON.stringify({ query: invoiceDocument, variables: { id: "window-1", file: null } }),
    );
    body.set("map", '{"0":["variables.file"]}');
    body.set("0", "plan.pdf");
    const headers = { authorization: `Bearer ${await issueIdToken(world, "dario")}` };
    const response = await registrationService.request("/de/graphql", { method: "POST", body, headers });
    const result = await parseGraphQlResponse(response);
    expect(result).toMatchObject(expected);
    expect(result.errors[0]?.message).toMatch(message);
  });
});
