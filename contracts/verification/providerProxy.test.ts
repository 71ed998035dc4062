import type { IncomingHttpHeaders } from "node:http";
import { buffer } from "node:stream/consumers";
import { gzipSync } from "node:zlib";
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { exampleValues, formExampleId } from "../pact/stateValues.ts";
import { startServer } from "../startServer.ts";
import { createProviderProxy, statesPath } from "./providerProxy.ts";

interface Answer {
  status?: number;
  headers?: Record<string, string>;
  body: string | Buffer;
}

/** Starts a provider with this response, and the proxy in front of it. Sends the state's request, then the other one. */
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
  const { listener, stateErrors } = createProviderProxy({
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
  return { setup, response, body: await response.text(), received, count, stateErrors };
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

  it("takes numbers of a state as texts", async () => {
    const { setup } = await exchange({ values: { treeId: 7 } });
    expect(await setup.json()).toEqual({ treeId: "7" });
  });

  it("fills examples as texts, as numbers and as UUIDs into an upload, and keeps every other byte", async () => {
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

  it("asks for compressed responses, and reads them", async () => {
    const answer = { headers: { "content-encoding": "gzip" }, body: gzipSync("{}") };
    const { received, body } = await exchange({ answer });
    expect(received?.headers["accept-encoding"]).toBe("gzip, deflate, br");
    expect(body).toBe("{}");
  });

  it("sends a client token twice, as requests at once do", async () => {
    expect((await exchange({ request: { headers: { "x-client-token": "1" } } })).count).toBe(2);
    expect((await exchange({})).count).toBe(1);
  });

  it.each([
    [{}, "no-store"],
    [{ "cache-control": "max-age=9" }, "max-age=9"],
  ])("says that browsers keep no response without a header: %o", async (headers, expected) => {
    const { response } = await exchange({ answer: { headers, body: "" } });
    expect(response.headers.get("cache-control")).toBe(expected);
  });

  it("compares numbers as texts, and links without their query", async () => {
    const repeats = { "$.days": `\${days}`, "$.link": `\${link}` };
    const values = { days: "3", link: "/files/1" };
    const receive = async (body: object) =>
      (await exchange({ values, interaction: { repeats }, answer: { body: JSON.stringify(body) } })).body;
    const same = { days: 3, link: "/files/1?expires=1" };
    expect(JSON.parse(await receive(same))).toEqual(same);
    expect(JSON.parse(await receive({ days: 2, link: "/files/2" }))).toEqual({
      days: { expected: "3", actual: 2 },
      link: { expected: "/files/1", actual: "/files/2" },
    });
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

  const interaction = { repeats: { "$.data.items[1].id": `\${second}`, "$.data.names[*]": `\${name}` } };
  const values = { second: "B", name: "N" };

  it("passes a response on, byte by byte, that repeats the values of its state", async () => {
    const text = '{ "data": {"price": 1.00, "items": [{"id": "?"}, {"id": "B"}], "names": ["N", "other"]}}';
    expect((await exchange({ values, interaction, answer: { body: text } })).body).toBe(text);
  });

  it("replaces other values by what was expected, of a list of any length the first", async () => {
    const answer = { body: JSON.stringify({ data: { items: [{ id: "B" }, { id: "A" }], names: ["M"] } }) };
    const { body } = await exchange({ values, interaction, answer });
    expect(JSON.parse(body)).toEqual({
      data: {
        items: [{ id: "B" }, { id: { expected: "B", actual: "A" } }],
        names: [{ expected: "N", actual: "M" }],
      },
    });
  });

  it("marks all other items of a list that must contain one with a value of its state", async () => {
    const text = JSON.stringify({ data: { trees: [{ id: "A" }, { id: "B" }] } });
    const answer = { headers: { "content-length": String(text.length) }, body: text };
    const repeats = { "$.data.trees[+].id": `\${treeId}` };
    const { body } = await exchange({ values: { treeId: "B" }, interaction: { repeats }, answer });
    expect(JSON.parse(body).data.trees).toEqual([{ id: "" }, { id: "B" }]);
  });

  it("leaves missing values, and what is no JSON, for Pact to report", async () => {
    for (const text of ['{"errors":[]}', "<html>"]) {
      expect((await exchange({ values, interaction, answer: { body: text } })).body).toBe(text);
    }
  });

  it("reports errors beside data, which the portal takes for a failure", async () => {
    const errors = [{ message: "slow" }];
    const mixed = await exchange({ answer: { body: JSON.stringify({ data: { tree: 1 }, errors }) } });
    expect(JSON.parse(mixed.body).data).toEqual({ expected: "no errors beside data", actual: errors });
    for (const body of ['{"data":{"tree":1},"errors":[]}', '{"data":null,"errors":[{}]}']) {
      expect((await exchange({ answer: { body } })).body).toBe(body);
    }
  });

  it("replaces the body of a 401, which the portal does not read, by an error with the code that says the same", async () => {
    const answer = { status: 401, headers: { "content-type": "text/html" }, body: "<html>" };
    const { response, body } = await exchange({ answer });
    expect(response.status).toBe(401);
    expect(response.headers.get("content-type")).toBe("application/json");
    expect(JSON.parse(body)).toMatchObject({ errors: [{ extensions: { code: "AUTH_NOT_AUTHORIZED" } }] });
  });

  describe("checks that an id token", () => {
    const createToken = (claims: object) =>
      ["e30", Buffer.from(JSON.stringify(claims)).toString("base64url"), "s"].join(".");
    const identity = { issuer: "https://login.example.com/", clientId: "portal", subject: "anna" };
    const lifetime = 3600;
    const now = 1_800_000_000;
    const exp = now + lifetime;
    const valid = { iss: identity.issuer, aud: "portal", sub: "anna", nonce: "once", exp };
    const expected = {
      iss: identity.issuer,
      aud: "portal",
      sub: "anna",
      nonce: "once",
      expiresAsStated: true,
    };

    beforeEach(() => {
      vi.useFakeTimers({ toFake: ["Date"], now: now * 1000 });
    });
    afterEach(() => {
      vi.useRealTimers();
    });

    async function receive(claims: object, stateValues: object) {
      const id_token = createToken({ ...valid, ...claims });
      const answer = { body: JSON.stringify({ id_token, id_token_expires_in: String(lifetime) }) };
      const { body } = await exchange({ values: stateValues, answer, nonce: "once" });
      return JSON.parse(body).id_token;
    }

    it.each([
      ["is of the issuer", { iss: "https://other.example.com/" }, { iss: "https://other.example.com/" }],
      ["is for the client", { aud: "shop" }, { aud: "shop" }],
      ["is of the customer", { sub: "ben" }, { sub: "ben" }],
      ["is of the sign-in", { nonce: "other" }, { nonce: "other" }],
      ["has not expired", { exp: exp - lifetime - 1 }, { expiresAsStated: false }],
      ["is not valid for longer than the response says", { exp: exp * 1000 }, { expiresAsStated: false }],
    ])("%s", async (_, claims, actual) => {
      expect(await receive(claims, identity)).toEqual({ expected, actual: { ...expected, ...actual } });
    });

    it("is valid, of any customer if the state names no subject", async () => {
      const { subject: _, ...others } = identity;
      expect(await receive({}, identity)).toBe(createToken(valid));
      expect(await receive({ sub: "ben" }, others)).toBe(createToken({ ...valid, sub: "ben" }));
    });
  });

  it.each([
    ["a value is missing", { interaction: { values: ["treeId"] } }, /returned no treeId for "trees"/],
    ["a value is no text", { values: { treeId: true } }, /unexpected value in treeId/],
  ])("responds with 400 to a state whose %s, and keeps the cause", async (_, options, cause) => {
    const { setup, stateErrors } = await exchange(options);
    expect(setup.status).toBe(400);
    expect([...stateErrors]).toEqual([expect.stringMatching(cause)]);
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
      params: { interaction: { description: "trees", values: [], repeats: {} } },
    });
    expect((await fetch(proxy.url + statesPath, { method: "POST", body })).status).toBe(400);
    expect(getOutage()).toMatch(/does not respond: connect ECONNREFUSED/);
  });
});
