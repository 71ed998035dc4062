import { CommandError } from "../commandLine.ts";
import { request } from "../request.ts";
import type { BrokerSettings } from "./brokerSettings.ts";

interface BrokerRequest {
  method?: "GET" | "POST" | "PUT";
  /** Sent as JSON. */
  body?: object;
}

/** Sends a request to the broker, with a path below its URL or a link in one of its responses. Returns the JSON. */
export async function requestBroker(
  { baseUrl, authorization }: BrokerSettings,
  path: string,
  { method = "GET", body }: BrokerRequest = {},
): Promise<unknown> {
  const url = /^https?:/.test(path) ? path : `${baseUrl}${path}`;
  const response = await request(url, {
    method,
    headers: {
      accept: "application/hal+json",
      ...(authorization && { authorization }),
      ...(body && { "content-type": "application/json" }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  if (!response.ok) throw new CommandError(`${url} responded ${response.status}: ${text.trim()}`);
  try {
    return text === "" ? undefined : JSON.parse(text);
  } catch {
    throw new CommandError(`${url} responded with a body that is no JSON. Is it a Pact Broker?`);
  }
}
