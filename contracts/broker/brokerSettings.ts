import { CommandError, parseUrl } from "../commandLine.ts";

export interface BrokerSettings {
  baseUrl: string;
  /** Value of the header `authorization`; undefined for an open broker. */
  authorization: string | undefined;
}

type Environment = Readonly<Record<string, string | undefined>>;

/** Reads the environment variables of Pact's own tools. Throws without `PACT_BROKER_BASE_URL`. */
export function readBrokerSettings(environment: Environment): BrokerSettings {
  const url = environment["PACT_BROKER_BASE_URL"];
  if (!url) throw new CommandError("PACT_BROKER_BASE_URL is missing: the URL of the Pact Broker.");
  const baseUrl = parseUrl("PACT_BROKER_BASE_URL", url).replace(/\/+$/, "");
  const {
    PACT_BROKER_TOKEN: token,
    PACT_BROKER_USERNAME: user,
    PACT_BROKER_PASSWORD: password,
  } = environment;
  if (token) return { baseUrl, authorization: `Bearer ${token}` };
  if (!user) return { baseUrl, authorization: undefined };
  return { baseUrl, authorization: `Basic ${Buffer.from(`${user}:${password ?? ""}`).toString("base64")}` };
}
