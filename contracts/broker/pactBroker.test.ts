import { createServer } from "node:http";
import { text } from "node:stream/consumers";
import { describe, expect, it, onTestFinished } from "vitest";
import { checkDeployable, publishPacts, readBrokerSettings } from "./pactBroker.ts";

interface ReceivedRequest {
  method: string | undefined;
  url: string | undefined;
  authorization: string | undefined;
  body: string;
}

/** Starts a fake broker that sends the same response to every request. */
async function startBroker(status: number, responseBody: object) {
  const requests: ReceivedRequest[] = [];
  const server = createServer(async (request, response) => {
    const { method, url, headers } = request;
    requests.push({ method, url, authorization: headers.authorization, body: await text(request) });
    response.writeHead(status, { "content-type": "application/hal+json" }).end(JSON.stringify(responseBody));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void server.close());
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The broker has no port.");
  return { requests, baseUrl: `http://127.0.0.1:${address.port}` };
}

describe("readBrokerSettings", () => {
  it("prefers a token to a name and password", () => {
    const environment = { PACT_BROKER_BASE_URL: "https://broker.example/", PACT_BROKER_USERNAME: "team" };
    expect(readBrokerSettings({ ...environment, PACT_BROKER_TOKEN: "t" })).toEqual({
      baseUrl: "https://broker.example",
      authorization: "Bearer t",
    });
    expect(readBrokerSettings({ ...environment, PACT_BROKER_PASSWORD: "word" }).authorization).toBe(
      `Basic ${Buffer.from("team:word").toString("base64")}`,
    );
  });

  it("needs no credentials, but the broker's URL", () => {
    expect(
      readBrokerSettings({ PACT_BROKER_BASE_URL: "https://broker.example" }).authorization,
    ).toBeUndefined();
    expect(() => readBrokerSettings({})).toThrow("PACT_BROKER_BASE_URL is missing");
  });
});

describe("publishPacts", () => {
  it("sends all pacts with version and branch", async () => {
    const { requests, baseUrl } = await startBroker(200, {});
    const pacts = [{ provider: "main-api", text: '{"a":1}' }];
    await publishPacts({ baseUrl, authorization: "Bearer t" }, { number: "abc", branch: "main" }, pacts);
    const [request] = requests;
    expect([request?.method, request?.url, request?.authorization]).toEqual([
      "POST",
      "/contracts/publish",
      "Bearer t",
    ]);
    expect(JSON.parse(request?.body ?? "")).toEqual({
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

  it("fails with the broker's status and message", async () => {
    const { baseUrl } = await startBroker(409, { notices: ["The pact of this version is another one."] });
    const publishing = publishPacts(
      { baseUrl, authorization: undefined },
      { number: "abc", branch: "main" },
      [],
    );
    await expect(publishing).rejects.toThrow(/409.*another one/);
  });
});

describe("checkDeployable", () => {
  it.each([
    [
      { summary: { deployable: true, reason: "All verified." } },
      { deployable: true, reason: "All verified." },
    ],
    [{ summary: { deployable: false, reason: "Not yet." } }, { deployable: false, reason: "Not yet." }],
    [{}, { deployable: false, reason: "The broker gave no reason." }],
  ])("reads the response %j", async (responseBody, expected) => {
    const { requests, baseUrl } = await startBroker(200, responseBody);
    expect(await checkDeployable({ baseUrl, authorization: undefined }, "abc", "production")).toEqual(
      expected,
    );
    expect(requests[0]?.url).toBe("/can-i-deploy?pacticipant=portal&version=abc&environment=production");
  });
});
