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
        responses: ["null"],
      },
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
