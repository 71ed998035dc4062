import * as v from "valibot";
import { basicPersonFields } from "#forms/person/personLabels.ts";
import type { Draft } from "#forms/useDraft.ts";
import { type WindowList, windowFieldNames } from "./entry/windowList.ts";
import type { OwnerFormValues } from "./owner/ownerFormValues.ts";

/** Where the windows are: in a project, elsewhere in the customer's own home, or in somebody else's. */
export type Purpose = "project" | "own" | "other";

export interface RegistrationFormValues extends WindowList {
  /** Undefined until it is chosen. */
  readonly purpose?: Purpose | undefined;
  /** Of the chosen project; "" without one. */
  readonly projectId: string;
  readonly owner: OwnerFormValues;
}

export type RegistrationDraft = Draft<RegistrationFormValues>;

const draftSchema = v.object({
  purpose: v.optional(v.picklist(["project", "own", "other"])),
  projectId: v.string(),
  windows: v.pipe(
    v.array(v.object(v.entriesFromList(["id", ...windowFieldNames], v.string()))),
    v.minLength(1),
  ),
  made: v.pipe(v.number(), v.safeInteger()),
  owner: v.object(v.entriesFromList(basicPersonFields, v.string())),
});

/** Undefined where the stored draft is damaged, or of a former form. */
export function parseRegistrationDraft(stored: unknown): RegistrationFormValues | undefined {
  const { success, output } = v.safeParse(draftSchema, stored);
  return success ? output : undefined;
}
