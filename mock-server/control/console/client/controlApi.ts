import type { Fault } from "../../faults/faultRegistry.ts";
import type { JournalEntry } from "../../journal/journal.ts";

/** A world as the control API tells of it. */
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

/** What a form or the control API did not accept; each line names a field and says what was expected. */
export class Refusal extends Error {}

/** Address of the control calls about one world. */
export function worldPath(id: string): string {
  return `/control/worlds/${encodeURIComponent(id)}`;
}

async function call(method: string, path: string, body?: unknown): Promise<Response> {
  const response = await fetch(path, {
    method,
    ...(body !== undefined && {
      body: JSON.stringify(body),
      headers: { "content-type": "application/json" },
    }),
  }).catch(() => {
    throw new Refusal("The mock backend does not answer. Is it still running?");
  });
  if (response.ok) return response;
  throw new Refusal(await messageOf(response));
}

async function messageOf(response: Response): Promise<string> {
  const fallback = `The control API answered ${response.status} without a reason.`;
  try {
    const { message } = await response.json();
    return typeof message === "string" ? message : fallback;
  } catch {
    return fallback;
  }
}

export async function listWorlds(): Promise<WorldSummary[]> {
  return (await (await call("GET", "/control/worlds")).json()).worlds;
}

export async function makeWorld(request: object): Promise<WorldSummary> {
  return (await call("POST", "/control/worlds", request)).json();
}

export async function restoreWorld(request: object): Promise<WorldSummary> {
  return (await call("POST", "/control/worlds/restore", request)).json();
}

export async function resetWorld(id: string): Promise<void> {
  await call("POST", `${worldPath(id)}/reset`);
}

export async function deleteWorld(id: string): Promise<void> {
  await call("DELETE", worldPath(id));
}

/** A link into a world, signed in if a persona is named. */
export async function shareLink(id: string, portal: string, persona?: string): Promise<string> {
  const query = new URLSearchParams({ portal, ...(persona !== undefined && { persona }) });
  return (await (await call("GET", `${worldPath(id)}/share?${query}`)).json()).url;
}

export async function readClock(id: string): Promise<ClockState> {
  return (await call("GET", `${worldPath(id)}/clock`)).json();
}

export async function changeClock(id: string, change: object): Promise<ClockState> {
  return (await call("PATCH", `${worldPath(id)}/clock`, change)).json();
}

export async function listFaults(id: string): Promise<Fault[]> {
  return (await (await call("GET", `${worldPath(id)}/faults`)).json()).faults;
}

export async function addFault(id: string, fault: object): Promise<Fault> {
  return (await call("POST", `${worldPath(id)}/faults`, fault)).json();
}

export async function removeFault(id: string, fault: string): Promise<void> {
  await call("DELETE", `${worldPath(id)}/faults/${encodeURIComponent(fault)}`);
}

/** Changes settings of the provider; without any it only tells how they are. */
export async function changeProvider(id: string, settings: object): Promise<ProviderSettings> {
  return (await call("PATCH", `${worldPath(id)}/provider`, settings)).json();
}

export async function revokePersona(id: string, persona: string): Promise<void> {
  await call("POST", `${worldPath(id)}/provider/revoke`, { persona });
}

export async function readJournal(id: string): Promise<JournalEntry[]> {
  return (await (await call("GET", `${worldPath(id)}/journal`)).json()).entries;
}

export async function clearJournal(id: string): Promise<void> {
  await call("DELETE", `${worldPath(id)}/journal`);
}
