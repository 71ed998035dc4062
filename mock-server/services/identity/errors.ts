import type { ProviderError } from "#rules/providerErrors.ts";
import { createGuid } from "#world/createGuid.ts";
import type { World } from "#world/world.ts";

/** Thrown by handlers to respond with a provider error as JSON. */
export class ProtocolError extends Error {
  readonly providerError: ProviderError;
  readonly status: 400 | 404 | 413;

  constructor(providerError: ProviderError, status: ProtocolError["status"] = 400) {
    super(providerError.text);
    this.providerError = providerError;
    this.status = status;
  }
}

/**
 * Formats `error_description` as B2C does: each line ends with CRLF, the last one too. Correlation id and timestamp are
 * omitted without a world.
 */
export function formatErrorDescription({ code, text }: ProviderError, world: World | undefined): string {
  const message = code === undefined ? text : `${code}: ${text}`;
  if (world === undefined) return message;
  const correlationId = createGuid(`${world.id} ${world.nextId("correlation")}`);
  const timestamp = `${world.clock.now().toISOString().slice(0, 19).replace("T", " ")}Z`;
  return `${message}\r\nCorrelation ID: ${correlationId}\r\nTimestamp: ${timestamp}\r\n`;
}

export function createErrorBody(
  error: ProviderError,
  world: World | undefined,
): { error: string; error_description: string } {
  return { error: error.error, error_description: formatErrorDescription(error, world) };
}
