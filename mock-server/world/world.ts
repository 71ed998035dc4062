import type { Country } from "../../schema/locales.ts";
import type { RuntimeConfig } from "../generated/mainApi.ts";
import type { DialectName } from "../rules/dialects.ts";
import type { ContentLanguage } from "../seeds/content/contentLanguage.ts";
import type { ContentSeed } from "../seeds/content/contentSeed.ts";
import type { Clock } from "./clock.ts";
import type { FaultRequest } from "./faults/fault.ts";
import type { FaultRegistry } from "./faults/faultRegistry.ts";
import type { Journal } from "./journal/journal.ts";
import type { createEmptyRecords, SignInState } from "./records.ts";

/**
 * The state of one mock backend, isolated from other worlds: the data of the sign-in provider, the main API, the REST API
 * and the registration service.
 */
export interface World extends ReturnType<typeof createEmptyRecords> {
  /** The world's id. Its tenant is `<id>.onmicrosoft.com`. */
  readonly id: string;
  readonly country: Country;
  /** The name of the world's scenario. */
  readonly scenario: string;
  /** The plan from which the world was built, for a reset. */
  readonly plan: WorldPlan;
  readonly clock: Clock;
  /** `RuntimeConfig` without the fields that depend on the URL of a request. */
  config: Omit<RuntimeConfig, "domains" | "signIn" | "registrationServiceUrl"> & {
    ownRegistrationService: boolean;
  };
  /** Texts of the backend by content language. */
  readonly content: Readonly<Record<ContentLanguage, ContentSeed>>;
  /** Whether the country has a runtime config. */
  isConfigured: boolean;
  /** The dialect in which the world's services respond. */
  dialect: DialectName;
  /** Uploaded files by path. */
  files: Map<string, { mime: string; name: string; bytes: Uint8Array }>;
  signIn: SignInState;
  /** The last number of each kind of id. */
  readonly counters: Map<string, number>;
  readonly journal: Journal;
  readonly faults: FaultRegistry;
  /** Creates the next id of a kind in the form of `createId`, or a number in some dialects. */
  nextId(kind: string): string;
}

/** The plan from which a world is built. */
export interface WorldPlan {
  /** The id becomes part of URLs: lower-case letters, digits and hyphens. */
  id: string;
  country: Country;
  scenario: string;
  /** Parameters of the scenario. */
  parameters?: unknown;
  /** Default: `own`. */
  dialect?: DialectName | undefined;
  /** The world's initial faults of the kind `mock`. */
  mocks?: readonly FaultRequest[] | undefined;
  /** Time of the world at its start. Default: the machine's time. */
  now?: Date;
  /** Set for worlds of tests, which the console lists separately. */
  owner?: "test" | undefined;
}
