import { describe, expect, it } from "vitest";
import { exampleValues } from "../consumer/stateValues.ts";
import { readInteractions } from "./interaction.ts";

const query = `mutation MoveTree($id: ID!, $to: [ID!], $reason: String) { moveTree(id: $id, to: $to) { ...Tree } }
fragment Tree on Tree { id }`;
const variables = { id: "tree-1", to: null, reason: "shade" };
const createJsonBody = (content: unknown) => ({ content, contentType: "application/json", encoded: false });

function createPact(request: object, response: object = { status: 200 }): unknown {
  const providerStates = [{ name: "garden", params: { country: "DE", persona: "clara" } }];
  return {
    provider: { name: "gardener" },
    interactions: [{ description: "moveTree moves a tree", providerStates, request, response }],
  };
}

describe("readInteractions", () => {
  it("reads the operation, state and kind of response of a GraphQL interaction", async () => {
    const generators = { body: { "$.variables.id": { type: "ProviderState", expression: `\${treeId}` } } };
    const request = {
      method: "POST",
      path: "/graphql",
      body: createJsonBody({ query, variables }),
      generators,
    };
    const repeated = { body: { "$.data.owner": { type: "ProviderState", expression: `\${ownerId}` } } };
    const response = {
      ...{ status: 200, body: createJsonBody({ data: { moveTree: null } }) },
      generators: repeated,
    };
    expect(await readInteractions(createPact(request, response))).toEqual([
      {
        provider: "gardener",
        description: "moveTree moves a tree",
        states: [{ name: "garden", params: { country: "DE", persona: "clara", scenario: {} } }],
        operation: "MoveTree",
        isGraphQl: true,
        values: ["treeId", "ownerId"],
        facts: [],
        responses: ["null"],
      },
    ]);
  });

  it("lists what the response to a query requires of the data", async () => {
    const request = {
      ...{ method: "POST", path: "/graphql" },
      body: createJsonBody({ query: "query Attachments { attachments(idRequest: 1) { id name } }" }),
    };
    const response = {
      status: 200,
      body: createJsonBody({ data: { attachments: [{ id: "example", name: "plan.pdf", mime: "a/b" }] } }),
      matchingRules: {
        body: {
          "$.data.attachments[0].id": { matchers: [{ match: "type" }] },
          "$.data.attachments[0].name": { matchers: [{ match: "equality" }] },
          "$.data.attachments[0].mime": { matchers: [{ match: "regex", regex: ".+" }] },
        },
      },
      generators: {
        body: { "$.data.attachments[0].id": { type: "ProviderState", expression: `\${attachmentId2}` } },
      },
    };
    expect(await readInteractions(createPact(request, response))).toMatchObject([
      {
        facts: [
          "attachments: exactly 1",
          `attachments[0].id = \${attachmentId2}`,
          'attachments[0].name = "plan.pdf"',
        ],
      },
    ]);
  });

  it("lists values of a response that must not be null although the schema allows it", async () => {
    const query = "query R { showRequest(id: 1) { overdue cart { total { price } } currentReason { id } } }";
    const showRequest = { overdue: true, cart: { total: { price: 5 } }, currentReason: { id: "1" } };
    const matchers = [{ match: "type" }];
    const response = {
      status: 200,
      body: createJsonBody({ data: { showRequest } }),
      matchingRules: {
        body: {
          "$.data.showRequest.overdue": { matchers },
          "$.data.showRequest.cart.total.price": { matchers },
          "$.data.showRequest.currentReason": { matchers: [{ match: "null" }] },
          "$.data.showRequest.currentReason.id": { matchers },
        },
      },
    };
    const request = { method: "POST", path: "/graphql", body: createJsonBody({ query }) };
    expect(await readInteractions(createPact(request, response))).toMatchObject([
      { facts: ["showRequest is not null", "showRequest.cart is not null"] },
    ]);
  });

  it("lists sizes of lists, and the field that an error must name", async () => {
    const list = {
      status: 200,
      body: createJsonBody({ data: { trees: ["oak"] } }),
      matchingRules: { body: { "$.data.trees": { matchers: [{ match: "type", min: 1 }] } } },
    };
    const error = {
      status: 400,
      body: createJsonBody({ errors: [{ extensions: { code: "VALIDATION_FAILED", field: "tree.height" } }] }),
    };
    const request = { method: "POST", path: "/graphql", body: createJsonBody({ query }) };
    const rest = { method: "GET", path: "/trees" };
    expect(await readInteractions(createPact(rest, list))).toMatchObject([
      { facts: ["trees: at least 1", 'trees[] = "oak"'] },
    ]);
    expect(await readInteractions(createPact(request, error))).toMatchObject([
      { facts: ['extensions.field = "tree.height"'] },
    ]);
  });

  it("reads the operation of a multipart request", async () => {
    const createPart = (name: string, content: string) =>
      `--edge\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${content}\r\n`;
    const example = { ...variables, id: exampleValues.projectId };
    const operations = createPart("operations", JSON.stringify({ query, variables: example }));
    const body = {
      content: Buffer.from(`${operations}${createPart("map", "{}")}--edge--\r\n`).toString("base64"),
      contentType: "multipart/form-data;boundary=edge",
      encoded: "base64",
    };
    expect(await readInteractions(createPact({ method: "POST", path: "/graphql", body }))).toMatchObject([
      { operation: "MoveTree", isGraphQl: true, values: ["projectId"], responses: ["success"] },
    ]);
  });

  it("names a REST request by its method and path", async () => {
    const request = { method: "GET", path: "/api/trees" };
    expect(await readInteractions(createPact(request, { status: 401 }))).toMatchObject([
      { operation: "GET /api/trees", isGraphQl: false, values: [], responses: ["401"] },
    ]);
  });

  it("names a token request by its grant type too", async () => {
    const body = {
      content: "client_id=portal&grant_type=refresh_token",
      contentType: "application/x-www-form-urlencoded",
      encoded: false,
    };
    expect(await readInteractions(createPact({ method: "POST", path: "/token", body }))).toMatchObject([
      { operation: "POST /token (refresh_token)", isGraphQl: false },
    ]);
  });

  it("throws for JSON that is no pact", async () => {
    await expect(readInteractions({ interactions: [{}] })).rejects.toThrow();
  });
});
