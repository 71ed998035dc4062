import { text } from "node:stream/consumers";
import { describe, expect, it, onTestFinished } from "vitest";
import { startServer } from "../startServer.ts";
import { readBrokerSettings } from "./brokerSettings.ts";
import { checkDeployable, publishPacts, recordDeployment } from "./pactBroker.ts";
import { publishResults } from "./publishResults.ts";

interface ReceivedRequest {
  request: string;
  authorization: string | undefined;
  body: unknown;
}

/** Starts a fake broker that sends the responses one after the other, and then the last one again. */
async function startBroker(responses: readonly unknown[], status = 200) {
  const requests: ReceivedRequest[] = [];
  const server = await startServer(async (request, response) => {
    const { method, url, headers } = request;
    const body = await text(request);
    requests.push({
      request: `${method} ${url}`,
      authorization: headers.authorization,
      body: body && JSON.parse(body),
    });
    const content = JSON.stringify(responses[requests.length - 1] ?? responses.at(-1));
    response.writeHead(status).end(content.replaceAll("BROKER", `http://${headers.host}`));
  });
  onTestFinished(() => server.close());
  return { requests, broker: { baseUrl: server.url, authorization: "Bearer t" } };
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
    const environment = { PACT_BROKER_BASE_URL: "https://broker.example" };
    expect(readBrokerSettings(environment).authorization).toBeUndefined();
    expect(() => readBrokerSettings({})).toThrow("PACT_BROKER_BASE_URL is missing");
    expect(() => readBrokerSettings({ PACT_BROKER_BASE_URL: "broker:9292" })).toThrow(
      "must be a URL such as",
    );
  });
});

describe("publishPacts", () => {
  it("sends all pacts with version and branch", async () => {
    const { requests, broker } = await startBroker([{}]);
    await publishPacts(broker, { number: "abc", branch: "main" }, [
      { provider: "main-api", text: '{"a":1}' },
    ]);
    expect(requests).toEqual([
      {
        request: "POST /contracts/publish",
        authorization: "Bearer t",
        body: {
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
        },
      },
    ]);
  });

  it("fails with the broker's status and message", async () => {
    const { broker } = await startBroker([{ notices: ["The pact of this version is another one."] }], 409);
    const publishing = publishPacts(broker, { number: "abc", branch: "main" }, []);
    await expect(publishing).rejects.toThrow(/contracts\/publish responded 409: .*another one/);
  });

  it("names the host that does not respond", async () => {
    const server = await startServer(() => {});
    server.close();
    const broker = { baseUrl: server.url, authorization: undefined };
    const publishing = publishPacts(broker, { number: "abc", branch: "main" }, []);
    await expect(publishing).rejects.toThrow(
      `${server.url}/contracts/publish does not respond: connect ECONNREFUSED`,
    );
  });
});

describe("checkDeployable", () => {
  const deployment = { pacticipant: "portal", version: "abc", environment: "production" };
  const unknown = { summary: { deployable: null, reason: "Not verified yet." } };

  async function check(responses: readonly unknown[], retries: number) {
    const { requests, broker } = await startBroker(responses);
    let waits = 0;
    const wait = async () => {
      waits += 1;
    };
    const verdict = await checkDeployable(broker, deployment, { retries, wait });
    return { verdict, waits, requests: requests.map(({ request }) => request) };
  }

  it.each([
    [
      { deployable: true, reason: "All verified." },
      { deployable: true, reason: "All verified." },
    ],
    [{ deployable: false }, { deployable: false, reason: "The broker gave no reason." }],
  ])("does not wait for the verdict %j", async (summary, verdict) => {
    expect(await check([{ summary }], 3)).toEqual({
      verdict,
      waits: 0,
      requests: ["GET /can-i-deploy?pacticipant=portal&version=abc&environment=production"],
    });
  });

  it("waits and asks again while a result is unknown", async () => {
    const yes = { summary: { deployable: true, reason: "All verified." } };
    const { verdict, waits } = await check([unknown, unknown, yes], 5);
    expect([verdict, waits]).toEqual([{ deployable: true, reason: "All verified." }, 2]);
  });

  it("gives up after the last retry", async () => {
    const { verdict, waits } = await check([unknown], 2);
    expect([verdict, waits]).toEqual([{ deployable: false, reason: "Not verified yet." }, 2]);
  });

  it("fails if the response is no verdict", async () => {
    await expect(check([{}], 0)).rejects.toThrow("/can-i-deploy responded without a verdict.");
  });
});

describe("recordDeployment", () => {
  const version = {
    _links: {
      "pb:record-deployment": [
        { name: "test", href: "BROKER/t" },
        { name: "production", href: "BROKER/p" },
      ],
    },
  };
  const deployment = { pacticipant: "main-api", version: "1/2", environment: "production" };

  it("follows the broker's link for the environment", async () => {
    const { requests, broker } = await startBroker([version, {}]);
    await recordDeployment(broker, deployment);
    expect(requests).toEqual([
      { request: "GET /pacticipants/main-api/versions/1%2F2", authorization: "Bearer t", body: "" },
      { request: "POST /p", authorization: "Bearer t", body: {} },
    ]);
  });

  it("names the known environments for an unknown one", async () => {
    const { broker } = await startBroker([version]);
    await expect(recordDeployment(broker, { ...deployment, environment: "live" })).rejects.toThrow(
      'The broker has no environment "live". Known environments: test, production.',
    );
  });
});

describe("publishResults", () => {
  const text = JSON.stringify({ interactions: [{ description: "a", x: 1 }, { description: "b" }] });
  const published = {
    interactions: [
      { _id: "1", description: "a", x: 1 },
      { _id: "2", description: "b" },
    ],
    _links: { "pb:publish-verification-results": { href: "BROKER/results" } },
  };
  const versions = { portalVersion: "c1", providerVersion: "p1", providerBranch: "main" };
  const results = [
    { description: "a", mismatches: [] },
    { description: "b", mismatches: ["expected 200 but was 500"] },
  ];

  it("creates the version on its branch and sends each interaction's result", async () => {
    const { requests, broker } = await startBroker([published, {}]);
    await publishResults({ broker, ...versions }, { provider: "main-api", text }, results);
    expect(requests.map(({ request }) => request)).toEqual([
      "GET /pacts/provider/main-api/consumer/portal/version/c1",
      "PUT /pacticipants/main-api/branches/main/versions/p1",
      "POST /results",
    ]);
    expect(requests[2]?.body).toEqual({
      success: false,
      providerApplicationVersion: "p1",
      testResults: [
        { interactionId: "1", interactionDescription: "a", success: true, mismatches: [] },
        {
          interactionId: "2",
          interactionDescription: "b",
          success: false,
          mismatches: [{ description: "expected 200 but was 500" }],
        },
      ],
    });
  });

  it("does not publish results of another pact than the broker's", async () => {
    const { requests, broker } = await startBroker([{ ...published, interactions: [] }]);
    const publishing = publishResults({ broker, ...versions }, { provider: "main-api", text }, results);
    await expect(publishing).rejects.toThrow("The broker's pact of c1 is another one.");
    expect(requests).toHaveLength(1);
  });
});
