import type { ScenarioParameter } from "../../scenarios/parameters/describeParameters.ts";
import type { Fault } from "../../world/faults/fault.ts";
import type { JournalEntry } from "../../world/journal/journalEntry.ts";
import type { Exchange } from "../journal/readExchange.ts";

/** A world in responses of the control API. */
export interface WorldSummary {
  id: string;
  country: string;
  scenario: string;
  now: string;
  personas: readonly Persona[];
}

export interface Persona {
  persona: string;
  name: string;
  email: string;
  password: string;
  description: string;
}

export interface ScenarioSummary {
  name: string;
  description: string;
  parameters: readonly ScenarioParameter[];
}

/** Some records of one kind, and the number of records of all kinds. */
export interface WorldRecords {
  counts: Readonly<Record<string, number>>;
  config: Readonly<Record<string, unknown>>;
  records: readonly Readonly<Record<string, unknown>>[];
}

export interface ClockState {
  now: string;
  frozen: boolean;
}

export interface ProviderSettings {
  timesAsStrings: boolean;
  issuerForm: string;
  idTokenSeconds?: number;
  refreshTokenSeconds?: number;
}

/** An error that is shown to the user as it is. Lines of the message may begin with the name of an invalid field. */
export class ActionError extends Error {}

/** Where the control API is served on the page's own origin. */
let basePath = "/control";

export function configureControlApi(path: string): void {
  basePath = path;
}

/** Path of the control API's routes for a world. */
export function getWorldPath(id: string): string {
  return `${basePath}/worlds/${encodeURIComponent(id)}`;
}

async function sendRequest(method: string, path: string, body?: unknown): Promise<Response> {
  const response = await fetch(path, {
    method,
    ...(body !== undefined && {
      body: JSON.stringify(body),
      headers: { "content-type": "application/json" },
    }),
  }).catch(() => {
    throw new ActionError("The mock backend does not respond. Check that it is running.");
  });
  if (response.ok) return response;
  throw new ActionError(await readErrorMessage(response));
}

async function readErrorMessage(response: Response): Promise<string> {
  const fallback = `The control API responded with ${response.status} and no message.`;
  try {
    const { message } = await response.json();
    return typeof message === "string" ? message : fallback;
  } catch {
    return fallback;
  }
}

export async function listWorlds(): Promise<WorldSummary[]> {
  return (await (await sendRequest("GET", `${basePath}/worlds`)).json()).worlds;
}

/** The world in which the portal on this page's origin is. */
export async function readCurrentWorld(): Promise<WorldSummary> {
  return (await sendRequest("GET", `${basePath}/current-world`)).json();
}

export async function listScenarios(): Promise<ScenarioSummary[]> {
  return (await (await sendRequest("GET", `${basePath}/scenarios`)).json()).scenarios;
}

export async function createWorld(request: object): Promise<WorldSummary> {
  return (await sendRequest("POST", `${basePath}/worlds`, request)).json();
}

export async function restoreWorld(request: object): Promise<WorldSummary> {
  return (await sendRequest("POST", `${basePath}/worlds/restore`, request)).json();
}

export async function resetWorld(id: string): Promise<void> {
  await sendRequest("POST", `${getWorldPath(id)}/reset`);
}

export async function deleteWorld(id: string): Promise<void> {
  await sendRequest("DELETE", getWorldPath(id));
}

export async function readRecords(id: string, kind: string, offset = 0): Promise<WorldRecords> {
  const query = new URLSearchParams({ kind, offset: String(offset) });
  return (await sendRequest("GET", `${getWorldPath(id)}/records?${query}`)).json();
}

interface ShareLink {
  portalOrigin: string;
  /** Who is signed in; by default nobody. */
  persona?: string | undefined;
  /** Default: the list of projects. */
  path?: string;
}

/** Creates a link to the portal in a world. */
export async function createShareLink(id: string, link: ShareLink): Promise<string> {
  const { portalOrigin, persona, path = "/overview" } = link;
  const query = new URLSearchParams({
    portal: portalOrigin,
    path,
    ...(persona !== undefined && { persona }),
  });
  return (await (await sendRequest("GET", `${getWorldPath(id)}/share?${query}`)).json()).url;
}

export async function readClock(id: string): Promise<ClockState> {
  return (await sendRequest("GET", `${getWorldPath(id)}/clock`)).json();
}

export async function changeClock(id: string, change: object): Promise<ClockState> {
  return (await sendRequest("PATCH", `${getWorldPath(id)}/clock`, change)).json();
}

export async function listFaults(id: string): Promise<Fault[]> {
  return (await (await sendRequest("GET", `${getWorldPath(id)}/faults`)).json()).faults;
}

export async function addFault(id: string, fault: object): Promise<Fault> {
  return (await sendRequest("POST", `${getWorldPath(id)}/faults`, fault)).json();
}

export async function removeFault(id: string, faultId: string): Promise<void> {
  await sendRequest("DELETE", `${getWorldPath(id)}/faults/${encodeURIComponent(faultId)}`);
}

export async function removeFaults(id: string): Promise<void> {
  await sendRequest("DELETE", `${getWorldPath(id)}/faults`);
}

/** Changes settings of the provider and returns all of them. */
export async function changeProvider(id: string, settings: object): Promise<ProviderSettings> {
  return (await sendRequest("PATCH", `${getWorldPath(id)}/provider`, settings)).json();
}

export async function revokePersona(id: string, persona: string): Promise<void> {
  await sendRequest("POST", `${getWorldPath(id)}/provider/revoke`, { persona });
}

export async function readJournal(id: string): Promise<JournalEntry[]> {
  return (await (await sendRequest("GET", `${getWorldPath(id)}/journal`)).json()).entries;
}

/** Reads the request and the response of a journal entry, secrets hidden. */
export async function readExchange(id: string, number: number): Promise<Exchange> {
  return (await sendRequest("GET", `${getWorldPath(id)}/journal/${number}`)).json();
}

export async function clearJournal(id: string): Promise<void> {
  await sendRequest("DELETE", `${getWorldPath(id)}/journal`);
}
