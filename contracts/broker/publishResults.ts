import { isDeepStrictEqual } from "node:util";
import * as v from "valibot";
import { CommandError } from "../commandLine.ts";
import type { BrokerSettings } from "./brokerSettings.ts";
import { readCommit } from "./commit.ts";
import { requestBroker } from "./requestBroker.ts";

interface Publication {
  broker: BrokerSettings;
  providerVersion: string;
  providerBranch: string | undefined;
  /** Empty for the commit that is checked out. */
  portalVersion: string;
}

interface VerifiedPact {
  provider: string;
  /** The pact file's JSON. */
  text: string;
}

interface Result {
  description: string;
  mismatches: readonly string[];
}

const interactionsSchema = v.array(v.looseObject({ _id: v.optional(v.string()), description: v.string() }));
const pactSchema = v.object({ interactions: interactionsSchema });
const publishedPactSchema = v.object({
  interactions: interactionsSchema,
  _links: v.object({ "pb:publish-verification-results": v.object({ href: v.string() }) }),
});

/** Publishes what the verification of a pact found. Returns a sentence about it. */
export async function publishResults(
  { broker, providerVersion, providerBranch, portalVersion }: Publication,
  { provider, text }: VerifiedPact,
  results: readonly Result[],
): Promise<string> {
  const version = portalVersion || readCommit();
  const name = encodeURIComponent(provider);
  const path = `/pacts/provider/${name}/consumer/portal/version/${encodeURIComponent(version)}`;
  const { interactions, _links: links } = v.parse(publishedPactSchema, await requestBroker(broker, path));
  const published = interactions.map(({ _id, ...interaction }) => interaction);
  if (!isDeepStrictEqual(published, v.parse(pactSchema, JSON.parse(text)).interactions)) {
    throw new CommandError(
      `The broker's pact of ${version} is another one. Publish the verified pact first.`,
    );
  }
  if (providerBranch !== undefined) {
    const branch = `/pacticipants/${name}/branches/${encodeURIComponent(providerBranch)}`;
    const body = {};
    await requestBroker(broker, `${branch}/versions/${encodeURIComponent(providerVersion)}`, {
      method: "PUT",
      body,
    });
  }
  const ids = new Map(interactions.map(({ _id, description }) => [description, _id]));
  await requestBroker(broker, links["pb:publish-verification-results"].href, {
    method: "POST",
    body: {
      success: results.every(({ mismatches }) => mismatches.length === 0),
      providerApplicationVersion: providerVersion,
      testResults: results.map(({ description, mismatches }) => ({
        interactionId: ids.get(description),
        interactionDescription: description,
        success: mismatches.length === 0,
        mismatches: mismatches.map((mismatch) => ({ description: mismatch })),
      })),
    },
  });
  return `Published the results of ${provider} ${providerVersion} for the portal's version ${version}.`;
}
