import * as v from "valibot";
import { CommandError } from "../commandLine.ts";
import { request } from "../request.ts";
import type { BrokerSource, VerifyOptions } from "./verifyOptions.ts";

const indexSchema = v.object({
  _links: v.object({ "pb:provider-pacts-for-verification": v.object({ href: v.string() }) }),
});
const selectionSchema = v.object({
  _embedded: v.object({
    pacts: v.array(v.object({ _links: v.object({ self: v.object({ href: v.string() }) }) })),
  }),
});

/**
 * The pacts that the broker selects, as JSON, in the order in which Pact's Verifier takes them, which loads them itself: the
 * provider filter needs to know their interactions.
 */
export async function readBrokerPacts(
  { broker, providerBranch }: VerifyOptions,
  { provider, selectors, includesPending }: BrokerSource,
): Promise<string[]> {
  const index = v.parse(indexSchema, JSON.parse(await requestBroker(broker, broker.url)));
  const link = index._links["pb:provider-pacts-for-verification"].href;
  const selection = await requestBroker(broker, link.replace("{provider}", encodeURIComponent(provider)), {
    consumerVersionSelectors: selectors,
    includePendingStatus: includesPending,
    ...(providerBranch && { providerVersionBranch: providerBranch }),
  });
  const { pacts } = v.parse(selectionSchema, JSON.parse(selection))._embedded;
  return Promise.all(pacts.map(({ _links: links }) => requestBroker(broker, links.self.href)));
}

/** Sends a request with the broker's credentials, with a body as POST. Returns the response's text. */
export async function requestBroker(
  { token, username, password }: VerifyOptions["broker"],
  url: string,
  body?: object,
): Promise<string> {
  const basic = username && `Basic ${Buffer.from(`${username}:${password}`).toString("base64")}`;
  const authorization = token ? `Bearer ${token}` : basic;
  const response = await request(url, {
    method: body ? "POST" : "GET",
    headers: {
      accept: "application/hal+json, application/json",
      ...(authorization && { authorization }),
      "content-type": "application/json",
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  if (!response.ok)
    throw new CommandError(`${url} responded ${response.status}: ${text.trim().slice(0, 200)}`);
  return text;
}
