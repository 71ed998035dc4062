import type { BrowserContextOptions } from "@playwright/test";
import type { InferInput } from "valibot";
import type { FaultRequest } from "../../mock-server/control/faults/fault.ts";
import type { JournalEntry, JournalFilter } from "../../mock-server/control/journal/journal.ts";
import type { ScenarioName, scenarios } from "../../mock-server/world/scenarios/scenarios.ts";
import type { Country } from "../../src/api/generated/main/graphql.ts";
import { backendOrigin, portalHost } from "./ports.ts";

/** What a scenario takes beyond its name. */
export type ScenarioParameters<Name extends ScenarioName> = InferInput<
  (typeof scenarios)[Name]["parameters"]
>;

/** What a world is made of; the standing scenario at today's time where nothing else is said. */
export interface WorldRequest<Name extends ScenarioName = ScenarioName> {
  country: Country;
  scenario?: Name;
  parameters?: ScenarioParameters<Name>;
  /** An instant such as `2026-03-09T08:00:00Z`. */
  now?: string;
}

/** How a world's sign-in provider behaves. */
export interface ProviderSettings {
  timesAsStrings?: boolean;
  issuerForm?: "plain" | "policy";
  idTokenSeconds?: number;
  refreshTokenSeconds?: number;
}

/** A browser's storage as Playwright takes it. */
export type StorageState = Exclude<BrowserContextOptions["storageState"], string | undefined>;

interface Persona {
  persona: string;
  email: string;
  password: string;
}

interface WorldSummary {
  id: string;
  country: Country;
  personas: readonly Persona[];
}

/** A world of the mock backend that one test has to itself, steered by the control API. */
export class TestWorld {
  readonly id: string;
  readonly country: Country;
  readonly personas: readonly Persona[];

  private constructor({ id, country, personas }: WorldSummary) {
    this.id = id;
    this.country = country;
    this.personas = personas;
  }

  static async create<Name extends ScenarioName>(request: WorldRequest<Name>): Promise<TestWorld> {
    return new TestWorld(await control("POST", "/worlds", request));
  }

  delete(): Promise<void> {
    return this.#call("DELETE", "");
  }

  /** Lets calls go wrong from now on. Returns how to stop. */
  async addFault(fault: FaultRequest): Promise<() => Promise<void>> {
    const { id } = await this.#call<{ id: string }>("POST", "/faults", fault);
    return () => this.#call("DELETE", `/faults/${id}`);
  }

  clearFaults(): Promise<void> {
    return this.#call("DELETE", "/faults");
  }

  setClock(time: Date): Promise<void> {
    return this.#call("PATCH", "/clock", { set: time.toISOString() });
  }

  advanceClock(seconds: number): Promise<void> {
    return this.#call("PATCH", "/clock", { advance: seconds });
  }

  freezeClock(frozen = true): Promise<void> {
    return this.#call("PATCH", "/clock", { frozen });
  }

  /** The calls that were answered so far. */
  async calls(filter: JournalFilter = {}): Promise<readonly JournalEntry[]> {
    const query = queryOf({ ...filter });
    const { entries } = await this.#call<{ entries: JournalEntry[] }>("GET", `/journal?${query}`);
    return entries;
  }

  /** The calls as soon as `count` of them were answered; an error after five seconds. */
  async waitForCalls(filter: JournalFilter, count = 1): Promise<readonly JournalEntry[]> {
    const query = queryOf({ ...filter, count: String(count) });
    const { entries } = await this.#call<{ entries: JournalEntry[] }>("GET", `/journal/wait?${query}`);
    return entries;
  }

  /** Forgets the calls so far. */
  clearCalls(): Promise<void> {
    return this.#call("DELETE", "/journal");
  }

  configureProvider(settings: ProviderSettings): Promise<void> {
    return this.#call("PATCH", "/provider", settings);
  }

  /** Revokes all refresh tokens of a persona. */
  revoke(persona: string): Promise<void> {
    return this.#call("POST", "/provider/revoke", { persona });
  }

  /** A browser's storage that is in this world, signed in as the persona where one is named. */
  async storageState(persona?: string): Promise<StorageState> {
    const portal = `http://${portalHost(this.country)}`;
    if (persona !== undefined) return this.#call("POST", "/session", { persona, portal });
    const { hostname } = new URL(portal);
    const cookie = { name: "mock-world", value: this.id, domain: hostname, path: "/", expires: -1 };
    return { cookies: [{ ...cookie, httpOnly: true, secure: false, sameSite: "Lax" }], origins: [] };
  }

  /** How somebody of this world signs in. */
  personaNamed(name: string): Persona {
    const persona = this.personas.find((it) => it.persona === name);
    if (persona) return persona;
    const known = this.personas.map((it) => it.persona).join(", ");
    throw new Error(`The world ${this.id} has no ${name}, only ${known}.`);
  }

  #call<Answer>(method: string, path: string, body?: object): Promise<Answer> {
    return control(method, `/worlds/${this.id}${path}`, body);
  }
}

/** A call of the control API; a refusal is an error with the API's own words. */
async function control<Answer>(method: string, path: string, body?: object): Promise<Answer> {
  const response = await fetch(`${backendOrigin}/control${path}`, {
    method,
    ...(body && { headers: { "content-type": "application/json" }, body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`${method} /control${path}: ${await response.text()}`);
  const text = await response.text();
  return JSON.parse(text || "null");
}

function queryOf(values: Readonly<Record<string, string | undefined>>): URLSearchParams {
  const given = Object.entries(values).flatMap(([key, value]) =>
    value === undefined ? [] : [[key, value] as [string, string]],
  );
  return new URLSearchParams(given);
}
