import { describe, expect, it } from "vitest";
import { interactionsOf } from "./interaction.ts";

const query = `mutation MoveTree($id: ID!, $to: [ID!], $reason: String) { moveTree(id: $id, to: $to) { ...Tree } }
fragment Tree on Tree { id }`;
const variables = { id: "tree-1", to: null, reason: "shade" };
const json = (content: unknown) => ({ content, contentType: "application/json", encoded: false });

function pactWith(request: object, response: object = { status: 200 }): unknown {
  const providerStates = [{ name: "garden", params: { country: "DE", persona: "clara" } }];
  return {
    provider: { name: "gardener" },
    interactions: [{ description: "a call", providerStates, request, response }],
  };
}

describe("interactionsOf", () => {
  it("reads an operation, its state and its outcome", async () => {
    const request = { method: "POST", path: "/graphql", body: json({ query, variables }) };
    const response = { status: 200, body: json({ data: { moveTree: null } }) };
    expect(await interactionsOf(pactWith(request, response))).toEqual([
      {
        provider: "gardener",
        description: "a call",
        states: [{ name: "garden", params: { country: "DE", persona: "clara", scenario: {} } }],
        call: "MoveTree",
        isGraphQl: true,
        ids: ["tree-1"],
        outcomes: ["null"],
      },
    ]);
  });

  it("reads an operation with a file", async () => {
    const part = (name: string, content: string) =>
      `--edge\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${content}\r\n`;
    const sent = `${part("operations", JSON.stringify({ query, variables }))}${part("map", "{}")}--edge--\r\n`;
    const body = {
      content: Buffer.from(sent).toString("base64"),
      contentType: "multipart/form-data;boundary=edge",
      encoded: "base64",
    };
    expect(await interactionsOf(pactWith({ method: "POST", path: "/graphql", body }))).toMatchObject([
      { call: "MoveTree", isGraphQl: true, ids: ["tree-1"], outcomes: ["success"] },
    ]);
  });

  it("names a call that is not GraphQL by method and path", async () => {
    const request = { method: "GET", path: "/api/trees" };
    expect(await interactionsOf(pactWith(request, { status: 401 }))).toMatchObject([
      { call: "GET /api/trees", isGraphQl: false, ids: [], outcomes: ["401"] },
    ]);
  });

  it("tells token calls apart by their grant", async () => {
    const body = {
      content: "client_id=portal&grant_type=refresh_token",
      contentType: "application/x-www-form-urlencoded",
      encoded: false,
    };
    expect(await interactionsOf(pactWith({ method: "POST", path: "/token", body }))).toMatchObject([
      { call: "POST /token (refresh_token)", isGraphQl: false },
    ]);
  });

  it("refuses what is no pact", async () => {
    await expect(interactionsOf({ interactions: [{}] })).rejects.toThrow();
  });
});
