import type { IncomingHttpHeaders } from "node:http";
import { buffer } from "node:stream/consumers";
import { gzipSync } from "node:zlib";
import { describe, expect, it, onTestFinished } from "vitest";
import { exampleValues, formExampleId } from "../pact/stateValues.ts";
import { startServer } from "../startServer.ts";
import { createProviderProxy, statesPath } from "./providerProxy.ts";

interface Answer {
  status?: number;
  headers?: Record<string, string>;
  body: string | Buffer;
}

/** Sends a state's request and the interaction's through the proxy to a provider that responds with `answer`. */
async function exchange({
  values = {},
  answer = { body: "" },
  interaction = {},
  request = {},
  nonce,
}: {
  values?: object;
  answer?: Answer;
  interaction?: { values?: string[]; repeats?: Record<string, string> };
  request?: { headers?: Record<string, string>; body?: Uint8Array<ArrayBuffer> };
  nonce?: string;
}) {
  let count = 0;
  let received: { url: string | undefined; headers: IncomingHttpHeaders; body: Buffer } | undefined;
  const provider = await startServer(async (incoming, response) => {
    const body = await buffer(incoming);
    if (incoming.url === "/states") return void response.end(JSON.stringify(values));
    count += 1;
    received = { url: incoming.url, headers: incoming.headers, body };
    response.writeHead(answer.status ?? 200, answer.headers).end(answer.body);
  });
  onTestFinished(() => provider.close());
  const { listener, problems } = createProviderProxy({
    url: `${provider.url}/`,
    statesUrl: `${provider.url}/states`,
    headers: { "x-api-key": "1" },
  });
  const proxy = await startServer(listener);
  onTestFinished(() => proxy.close());
  const params = {
    country: "DE",
    ...(nonce && { nonce }),
    interaction: { description: "trees", values: [], repeats: {}, ...interaction },
  };
  const setup = await fetch(proxy.url + statesPath, {
    method: "POST",
    body: JSON.stringify({ action: "setup", state: "garden", params }),
  });
  const response = await fetch(`${proxy.url}/graphql`, { method: "POST", ...request });
  return { setup, response, body: await response.text(), received, count, problems };
}

describe("createProviderProxy", () => {
  it("sends requests with the headers and the path prefix of their state", async () => {
    const { received, setup } = await exchange({
      values: { pathPrefix: "/world-1", headers: { cookie: "world=1" }, treeId: "7" },
    });
    expect(received?.url).toBe("/world-1/graphql");
    expect(received?.headers).toMatchObject({ cookie: "world=1", "x-api-key": "1" });
    expect(await setup.json()).toEqual({ treeId: "7" });
  });

  it("converts numbers of a state to texts", async () => {
    const { setup } = await exchange({ values: { treeId: 7 } });
    expect(await setup.json()).toEqual({ treeId: "7" });
  });

  it("replaces examples in an upload (texts, numbers and UUIDs), and keeps every other byte", async () => {
    const { projectId, projectId2 } = exampleValues;
    const bytes = Buffer.from([0, 255, 128]);
    const uuid = formExampleId(projectId, "UUID");
    const text = `{"a":"${projectId}","b":"${projectId2}","c":"${projectId} x","d":${projectId},"e":"${uuid}"}`;
    const { received } = await exchange({
      values: { projectId: "7" },
      request: {
        headers: { "content-type": "multipart/form-data; boundary=x" },
        body: Buffer.concat([Buffer.from(text), bytes]),
      },
    });
    expect(received?.body.subarray(-3)).toEqual(bytes);
    expect(received?.body.subarray(0, -3).toString()).toBe(
      `{"a":"7","b":"${projectId2}","c":"${projectId} x","d":7,"e":"7"}`,
    );
  });

  it("requests compressed responses, and reads them", async () => {
    const answer = { headers: { "content-encoding": "gzip" }, body: gzipSync("{}") };
    const { received, body } = await exchange({ answer });
    expect(received?.headers["accept-encoding"]).toBe("gzip, deflate, br");
    expect(body).toBe("{}");
  });

  it("sends a client token twice, like simultaneous requests", async () => {
    expect((await exchange({ request: { headers: { "x-client-token": "1" } } })).count).toBe(2);
    expect((await exchange({})).count).toBe(1);
  });

  it.each([
    [{}, "no-store"],
    [{ "cache-control": "max-age=9" }, "max-age=9"],
  ])("reports that browsers hide a response without a header: %o", async (headers, expected) => {
    const { response } = await exchange({ answer: { headers, body: "" } });
    expect(response.headers.get("cache-control")).toBe(expected);
  });

  describe("with CORS headers", () => {
    const headers = {
      origin: "https://portal.example",
      "access-control-request-headers": "authorization,x-taglys-locale",
    };

    it.each([
      ["another origin", "access-control-allow-origin", "https://other.example"],
      ["too few headers", "access-control-allow-headers", "Authorization"],
      ["all headers, without the token's", "access-control-allow-headers", "*"],
    ])("removes a permission for %s", async (_, name, value) => {
      const { response } = await exchange({
        answer: { headers: { [name]: value }, body: "" },
        request: { headers },
      });
      expect(response.headers.get(name)).toBeNull();
    });

    it.each([
      ["access-control-allow-origin", headers.origin],
      ["access-control-allow-origin", "*"],
      ["access-control-allow-headers", "X-Taglys-Locale, Authorization"],
      ["access-control-allow-headers", "*, Authorization"],
    ])("keeps %s: %s", async (name, value) => {
      const { response } = await exchange({
        answer: { headers: { [name]: value }, body: "" },
        request: { headers },
      });
      expect(response.headers.get(name)).toBe(value);
    });
  });

  it("forwards a response with the state's values unchanged, and fails a response with other values", async () => {
    const values = { second: "B" };
    const interaction = { repeats: { "$.data.items[1].id": `\${second}` } };
    const text = '{ "data": {"price": 1.00, "items": [{"id": "?"}, {"id": "B"}]}}';
    const same = await exchange({ values, interaction, answer: { body: text } });
    expect(same).toMatchObject({ response: { status: 200 }, body: text, problems: new Set() });
    const other = await exchange({ values, interaction, answer: { body: text.replace("B", "A") } });
    expect(other.response.status).toBe(599);
    expect([...other.problems]).toEqual(['trees: $.data.items[1].id is "A", in the state "B"']);
  });

  it("reads NOT_FOUND in response to a query as null, like the portal", async () => {
    const answer = { status: 404, body: '{"errors":[{"message":"No.","extensions":{"code":"NOT_FOUND"}}]}' };
    const send = async (query: string) =>
      await exchange({ answer, request: { body: Buffer.from(JSON.stringify({ query })) } });
    expect(await send("query Tree { tree { id } }")).toMatchObject({ body: '{"data":{"tree":null}}' });
    expect(await send("mutation Fell { fell }")).toMatchObject({ body: answer.body });
  });

  it("reads false in answer to a mutation that removes something as NOT_FOUND", async () => {
    const body = Buffer.from(JSON.stringify({ query: "mutation { deleteAttachment }" }));
    const answer = { body: '{"data":{"deleteAttachment":false}}' };
    expect((await exchange({ answer, request: { body } })).body).toContain('"code":"NOT_FOUND"');
  });

  it("leaves invalid JSON for Pact to report", async () => {
    expect((await exchange({ answer: { body: "<html>" } })).body).toBe("<html>");
  });

  it("replaces the body of a 401, which the portal does not read, by an error with the equivalent code", async () => {
    const answer = { status: 401, headers: { "content-type": "text/html" }, body: "<html>" };
    const { response, body } = await exchange({ answer });
    expect(response.status).toBe(401);
    expect(response.headers.get("content-type")).toBe("application/json");
    expect(JSON.parse(body)).toMatchObject({ errors: [{ extensions: { code: "AUTH_NOT_AUTHORIZED" } }] });
  });

  it.each([
    ["a value is missing", { interaction: { values: ["treeId"] } }, /^trees: .* returned no treeId/],
    [
      "a value is null",
      { values: { treeId: null }, interaction: { values: ["treeId"] } },
      /returned no treeId/,
    ],
  ])("responds with 400 to a state whose %s, and reports the cause", async (_, options, cause) => {
    const { setup, problems } = await exchange(options);
    expect(setup.status).toBe(400);
    expect([...problems]).toEqual([expect.stringMatching(cause)]);
  });

  it("refuses all states after the provider has died", async () => {
    const states = await startServer((_, response) => response.end());
    onTestFinished(() => states.close());
    const provider = await startServer(() => {});
    provider.close();
    const { listener, getOutage } = createProviderProxy({ url: provider.url, statesUrl: states.url });
    const proxy = await startServer(listener);
    onTestFinished(() => proxy.close());
    expect((await fetch(`${proxy.url}/graphql`)).status).toBe(502);
    const body = JSON.stringify({
      action: "setup",
      state: "garden",
      params: { country: "DE", interaction: { description: "trees", values: [], repeats: {} } },
    });
    expect((await fetch(proxy.url + statesPath, { method: "POST", body })).status).toBe(400);
    expect(getOutage()).toMatch(/does not respond: connect ECONNREFUSED/);
  });
});
