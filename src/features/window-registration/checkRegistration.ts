import * as v from "valibot";
import type { Country } from "../../api/generated/main/graphql.ts";
import type { ProductOwnerInput, WindowProductInput } from "../../api/generated/registration/graphql.ts";
import {
  type Checked,
  checkFields,
  type FieldProblems,
  noProblems,
  problemsFromService,
} from "../../forms/fieldProblems.ts";
import { personEntries } from "../../forms/personRules.ts";
import { type EnteredWindow, windowFields } from "./enteredWindows.ts";
import { type OwnerEntry, ownerFields } from "./ownerEntry.ts";
import { repeatedSerialNumbers, windowEntries } from "./windowRules.ts";

interface EnteredRegistration {
  windows: readonly EnteredWindow[];
  /** Undefined where the registration names no owner. */
  owner: OwnerEntry | undefined;
}

/** What may be sent. */
export interface CheckedRegistration {
  windowProducts: WindowProductInput[];
  productOwner?: ProductOwnerInput | undefined;
}

interface Surroundings {
  country: Country;
  /** The day it is, such as `2026-03-09`. */
  today: string;
}

/** Checks a whole registration. Problems are named as the service names them: `windowProducts.0.serialNumber`. */
export function checkRegistration(
  { windows, owner }: EnteredRegistration,
  { country, today }: Surroundings,
): Checked<CheckedRegistration> {
  const schema = v.object({
    windowProducts: v.array(v.object(windowEntries(today))),
    productOwner: v.optional(v.object(personEntries(country))),
  });
  const checked = checkFields(schema, { windowProducts: windows, productOwner: owner });
  const repeated = repeatedSerialNumbers(windows);
  if (checked.ok && Object.keys(repeated).length === 0) return checked;
  return { ok: false, problems: { ...repeated, ...(checked.ok ? noProblems : checked.problems) } };
}

/** What the service said of single fields; undefined where its answer is about something else too. */
export function problemsOfRegistration(error: unknown, windowCount: number): FieldProblems | undefined {
  const ofWindows = Array.from({ length: windowCount }, (_, index) =>
    windowFields.map((field) => `windowProducts.${index}.${field}`),
  );
  const ofOwner = ownerFields.map((field) => `productOwner.${field}`);
  return problemsFromService(error, "", [...ofWindows.flat(), ...ofOwner]);
}

/** The problems by the ids of the windows in place of their numbers, which change when a window goes. */
export function problemsById(problems: FieldProblems, windows: readonly EnteredWindow[]): FieldProblems {
  return Object.fromEntries(
    Object.entries(problems).map(([name, problem]) => {
      const [, number, field] = /^windowProducts\.(\d+)\.(.+)$/.exec(name) ?? [];
      const window = windows[Number(number)];
      return [window ? `${window.id}.${field}` : name, problem];
    }),
  );
}
