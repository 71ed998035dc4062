/** What the environment says of a Pact Broker, by the names that Pact's own tools use. */
export interface BrokerSettings {
  baseUrl: string;
  /** Of the header `authorization`; none for a broker that is open. */
  authorization: string | undefined;
}

/** A version of the portal. */
export interface Version {
  /** The commit. */
  number: string;
  branch: string;
}

interface PactFile {
  provider: string;
  /** The file's JSON. */
  text: string;
}

type Environment = Readonly<Record<string, string | undefined>>;

export function brokerSettings(environment: Environment): BrokerSettings {
  const baseUrl = environment["PACT_BROKER_BASE_URL"]?.replace(/\/+$/, "");
  if (!baseUrl) throw new Error("PACT_BROKER_BASE_URL is missing: the address of the Pact Broker.");
  const {
    PACT_BROKER_TOKEN: token,
    PACT_BROKER_USERNAME: user,
    PACT_BROKER_PASSWORD: password,
  } = environment;
  if (token) return { baseUrl, authorization: `Bearer ${token}` };
  if (!user) return { baseUrl, authorization: undefined };
  return { baseUrl, authorization: `Basic ${Buffer.from(`${user}:${password ?? ""}`).toString("base64")}` };
}

/** Publishes the pacts of a version; the same version may be published again as long as its pacts are the same. */
export async function publishPacts(
  broker: BrokerSettings,
  version: Version,
  pacts: readonly PactFile[],
): Promise<void> {
  await ask(broker, "/contracts/publish", {
    pacticipantName: "portal",
    pacticipantVersionNumber: version.number,
    branch: version.branch,
    contracts: pacts.map(({ provider, text }) => ({
      consumerName: "portal",
      providerName: provider,
      specification: "pact",
      contentType: "application/json",
      content: Buffer.from(text).toString("base64"),
    })),
  });
}

/** Whether every provider in an environment has verified a version's pacts, and the broker's words for it. */
export async function canIDeploy(broker: BrokerSettings, version: string, environment: string) {
  const query = new URLSearchParams({ pacticipant: "portal", version, environment });
  const answer: unknown = await ask(broker, `/can-i-deploy?${query}`);
  const summary = isRecord(answer) && isRecord(answer["summary"]) ? answer["summary"] : {};
  return {
    deployable: summary["deployable"] === true,
    reason: String(summary["reason"] ?? "The broker gave no reason."),
  };
}

async function ask(
  { baseUrl, authorization }: BrokerSettings,
  path: string,
  body?: object,
): Promise<unknown> {
  const headers = new Headers({ accept: "application/hal+json" });
  if (authorization) headers.set("authorization", authorization);
  if (body) headers.set("content-type", "application/json");
  const answer = await fetch(`${baseUrl}${path}`, {
    method: body ? "POST" : "GET",
    headers,
    ...(body && { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`The Pact Broker answered ${answer.status} to ${path}: ${text}`);
  return text === "" ? undefined : JSON.parse(text);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
