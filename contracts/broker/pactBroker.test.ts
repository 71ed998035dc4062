import { createServer, type IncomingMessage } from "node:http";
import { describe, expect, it, onTestFinished } from "vitest";
import { brokerSettings, canIDeploy, publishPacts } from "./pactBroker.ts";

interface Call {
  method: string | undefined;
  url: string | undefined;
  authorization: string | undefined;
  body: string;
}

/** A broker that answers every call alike, and what it was asked. */
async function startBroker(status: number, answer: object) {
  const calls: Call[] = [];
  const server = createServer(async (request, response) => {
    const { method, url, headers } = request;
    calls.push({ method, url, authorization: headers.authorization, body: await bodyOf(request) });
    response.writeHead(status, { "content-type": "application/hal+json" }).end(JSON.stringify(answer));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void server.close());
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The broker has no port.");
  return { calls, baseUrl: `http://127.0.0.1:${address.port}` };
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}

describe("the settings", () => {
  it("take a token before a name and a password", () => {
    const environment = { PACT_BROKER_BASE_URL: "https://broker.example/", PACT_BROKER_USERNAME: "team" };
    expect(brokerSettings({ ...environment, PACT_BROKER_TOKEN: "t" })).toEqual({
      baseUrl: "https://broker.example",
      authorization: "Bearer t",
    });
    expect(brokerSettings({ ...environment, PACT_BROKER_PASSWORD: "word" }).authorization).toBe(
      `Basic ${Buffer.from("team:word").toString("base64")}`,
    );
  });

  it("may name nobody, but need the broker's address", () => {
    expect(brokerSettings({ PACT_BROKER_BASE_URL: "https://broker.example" }).authorization).toBeUndefined();
    expect(() => brokerSettings({})).toThrow("PACT_BROKER_BASE_URL is missing");
  });
});

describe("publishing", () => {
  it("hands all pacts over with version and branch", async () => {
    const { calls, baseUrl } = await startBroker(200, {});
    const pacts = [{ provider: "main-api", text: '{"a":1}' }];
    await publishPacts({ baseUrl, authorization: "Bearer t" }, { number: "abc", branch: "main" }, pacts);
    const [call] = calls;
    expect([call?.method, call?.url, call?.authorization]).toEqual([
      "POST",
      "/contracts/publish",
      "Bearer t",
    ]);
    expect(JSON.parse(call?.body ?? "")).toEqual({
      pacticipantName: "portal",
      pacticipantVersionNumber: "abc",
      branch: "main",
      contracts: [
        {
          consumerName: "portal",
          providerName: "main-api",
          specification: "pact",
          contentType: "application/json",
          content: Buffer.from('{"a":1}').toString("base64"),
        },
      ],
    });
  });

  it("says what the broker has against it", async () => {
    const { baseUrl } = await startBroker(409, { notices: ["The pact of this version is another one."] });
    const publishing = publishPacts(
      { baseUrl, authorization: undefined },
      { number: "abc", branch: "main" },
      [],
    );
    await expect(publishing).rejects.toThrow(/409.*another one/);
  });
});

describe("can-i-deploy", () => {
  it.each([
    [
      { summary: { deployable: true, reason: "All verified." } },
      { deployable: true, reason: "All verified." },
    ],
    [{ summary: { deployable: false, reason: "Not yet." } }, { deployable: false, reason: "Not yet." }],
    [{}, { deployable: false, reason: "The broker gave no reason." }],
  ])("reads %j", async (answer, expected) => {
    const { calls, baseUrl } = await startBroker(200, answer);
    expect(await canIDeploy({ baseUrl, authorization: undefined }, "abc", "production")).toEqual(expected);
    expect(calls[0]?.url).toBe("/can-i-deploy?pacticipant=portal&version=abc&environment=production");
  });
});
