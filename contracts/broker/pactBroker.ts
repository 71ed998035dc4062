import * as v from "valibot";
import { CommandError } from "../commandLine.ts";
import type { BrokerSettings } from "./brokerSettings.ts";
import { requestBroker } from "./requestBroker.ts";

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

/** Publishes the pacts of a version. A version can be published again only with the same pacts. */
export async function publishPacts(
  broker: BrokerSettings,
  version: Version,
  pacts: readonly PublishedPact[],
): Promise<void> {
  await requestBroker(broker, "/contracts/publish", {
    method: "POST",
    body: {
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
    },
  });
}

/** A version of the portal or of a provider, and an environment that it is or shall be deployed to. */
export interface Deployment {
  pacticipant: string;
  version: string;
  environment: string;
}

const verdictSchema = v.object({
  summary: v.object({
    /** Null while a result is unknown. */
    deployable: v.nullable(v.boolean()),
    reason: v.optional(v.string(), "The broker gave no reason."),
  }),
});

interface RetryOptions {
  /** How often to ask again while a provider has not published its result. */
  retries: number;
  wait: () => Promise<void>;
}

/** Whether a version's pacts are verified by every provider in an environment, with the broker's reason. */
export async function checkDeployable(
  broker: BrokerSettings,
  { pacticipant, version, environment }: Deployment,
  { retries, wait }: RetryOptions,
) {
  const query = new URLSearchParams({ pacticipant, version, environment });
  for (let attempt = 0; ; attempt += 1) {
    const verdict = v.safeParse(verdictSchema, await requestBroker(broker, `/can-i-deploy?${query}`));
    if (!verdict.success)
      throw new CommandError(`${broker.baseUrl}/can-i-deploy responded without a verdict.`);
    const { deployable, reason } = verdict.output.summary;
    if (deployable !== null || attempt >= retries) return { deployable: deployable === true, reason };
    await wait();
  }
}

const versionSchema = v.object({
  _links: v.object({
    "pb:record-deployment": v.optional(v.array(v.object({ name: v.string(), href: v.string() })), []),
  }),
});

/** Records that a version is deployed to an environment, so that `can-i-deploy` of others takes it into account. */
export async function recordDeployment(
  broker: BrokerSettings,
  { pacticipant, version, environment }: Deployment,
): Promise<void> {
  const path = `/pacticipants/${encodeURIComponent(pacticipant)}/versions/${encodeURIComponent(version)}`;
  const { _links: links } = v.parse(versionSchema, await requestBroker(broker, path));
  const environments = links["pb:record-deployment"];
  const link = environments.find(({ name }) => name === environment);
  if (!link) {
    const known = environments.map(({ name }) => name).join(", ") || "none";
    throw new CommandError(`The broker has no environment "${environment}". Known environments: ${known}.`);
  }
  await requestBroker(broker, link.href, { method: "POST", body: {} });
}
