export interface BrokerSettings {
  baseUrl: string;
  /** Value of the header `authorization`; undefined for an open broker. */
  authorization: string | undefined;
}

/** A version of the portal. */
export interface Version {
  /** The commit's hash. */
  number: string;
  branch: string;
}

interface PublishedPact {
  provider: string;
  /** The pact file's JSON. */
  text: string;
}

type Environment = Readonly<Record<string, string | undefined>>;

/** Reads the environment variables of Pact's own tools. Throws without `PACT_BROKER_BASE_URL`. */
export function readBrokerSettings(environment: Environment): BrokerSettings {
  const baseUrl = environment["PACT_BROKER_BASE_URL"]?.replace(/\/+$/, "");
  if (!baseUrl) throw new Error("PACT_BROKER_BASE_URL is missing: the URL of the Pact Broker.");
  const {
    PACT_BROKER_TOKEN: token,
    PACT_BROKER_USERNAME: user,
    PACT_BROKER_PASSWORD: password,
  } = environment;
  if (token) return { baseUrl, authorization: `Bearer ${token}` };
  if (!user) return { baseUrl, authorization: undefined };
  return { baseUrl, authorization: `Basic ${Buffer.from(`${user}:${password ?? ""}`).toString("base64")}` };
}

/** Publishes the pacts of a version. A version can be published again only with the same pacts. */
export async function publishPacts(
  broker: BrokerSettings,
  version: Version,
  pacts: readonly PublishedPact[],
): Promise<void> {
  await requestBroker(broker, "/contracts/publish", {
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

/** Whether every provider in an environment has verified a version's pacts, with the broker's reason. */
export async function checkDeployable(broker: BrokerSettings, version: string, environment: string) {
  const query = new URLSearchParams({ pacticipant: "portal", version, environment });
  const body: unknown = await requestBroker(broker, `/can-i-deploy?${query}`);
  const summary = isRecord(body) && isRecord(body["summary"]) ? body["summary"] : {};
  return {
    deployable: summary["deployable"] === true,
    reason: String(summary["reason"] ?? "The broker gave no reason."),
  };
}

async function requestBroker(
  { baseUrl, authorization }: BrokerSettings,
  path: string,
  body?: object,
): Promise<unknown> {
  const headers = new Headers({ accept: "application/hal+json" });
  if (authorization) headers.set("authorization", authorization);
  if (body) headers.set("content-type", "application/json");
  const response = await fetch(`${baseUrl}${path}`, {
    method: body ? "POST" : "GET",
    headers,
    ...(body && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`The Pact Broker responded ${response.status} to ${path}: ${text}`);
  return text === "" ? undefined : JSON.parse(text);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
