/** Names of the services in faults and journal. */
export const serviceNames = ["main-api", "rest", "registration", "identity"] as const;
export type ServiceName = (typeof serviceNames)[number];

/** What faults and journal know of a request when it arrives. */
export interface DescribedRequest {
  service: ServiceName;
  method: string;
  /** Without the query, which may contain secrets. */
  path: string;
  /** Name of the GraphQL operation; for REST the method and path, for the provider the last part of the path. */
  operation: string;
  /** Variables of a GraphQL operation, secrets and personal data hidden. */
  variables?: unknown;
}

/** A request with its outcome. */
export interface JournalEntry extends DescribedRequest {
  /** Counts up from 1. */
  number: number;
  /** The world's time when the request arrived. */
  at: string;
  /** HTTP status; 0 if the connection ended without a response. */
  status: number;
  /** Time until the response in milliseconds. */
  duration: number;
  /** Codes of the GraphQL errors in the response. */
  errorCodes: string[];
}

/** Selects entries. Default: all. */
export interface JournalFilter {
  operation?: string | undefined;
  service?: ServiceName | undefined;
  /** Whether to select failed requests alone. */
  failed?: boolean | undefined;
  /** Words that operation, service, method, path, status or error codes contain. */
  text?: string | undefined;
}

/** Whether a request was answered with an error, or not at all. */
export function isFailedEntry({ status, errorCodes }: Pick<JournalEntry, "status" | "errorCodes">): boolean {
  return status === 0 || status >= 400 || errorCodes.length > 0;
}

/** Whether an entry is one that the filter selects. The console filters by the same rule as the control API. */
export function matchesEntry(entry: JournalEntry, filter: JournalFilter): boolean {
  return (
    (filter.operation === undefined || entry.operation === filter.operation) &&
    (filter.service === undefined || entry.service === filter.service) &&
    (filter.failed !== true || isFailedEntry(entry)) &&
    (filter.text === undefined || containsText(entry, filter.text))
  );
}

function containsText(
  { operation, service, method, path, status, errorCodes }: JournalEntry,
  text: string,
): boolean {
  const content = [operation, service, method, path, String(status), ...errorCodes].join(" ").toLowerCase();
  return text
    .toLowerCase()
    .split(/\s+/)
    .every((word) => content.includes(word));
}
