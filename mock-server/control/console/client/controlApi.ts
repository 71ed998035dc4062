import type { Fault } from "../../../world/faults/faultRegistry.ts";
import type { JournalEntry } from "../../../world/journal/journalEntry.ts";

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
  email: string;
  password: string;
  description: string;
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

/** Path of the control API's routes for a world. */
export function getWorldPath(id: string): string {
  return `/control/worlds/${encodeURIComponent(id)}`;
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
  return (await (await sendRequest("GET", "/control/worlds")).json()).worlds;
}

export async function createWorld(request: object): Promise<WorldSummary> {
  return (await sendRequest("POST", "/control/worlds", request)).json();
}

export async function restoreWorld(request: object): Promise<WorldSummary> {
  return (await sendRequest("POST", "/control/worlds/restore", request)).json();
}

export async function resetWorld(id: string): Promise<void> {
  await sendRequest("POST", `${getWorldPath(id)}/reset`);
}

export async function deleteWorld(id: string): Promise<void> {
  await sendRequest("DELETE", getWorldPath(id));
}

/** Creates a link to the portal in a world, signed in if a persona is given. */
export async function createShareLink(id: string, portalOrigin: string, persona?: string): Promise<string> {
  const query = new URLSearchParams({ portal: portalOrigin, ...(persona !== undefined && { persona }) });
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

export async function clearJournal(id: string): Promise<void> {
  await sendRequest("DELETE", `${getWorldPath(id)}/journal`);
}
