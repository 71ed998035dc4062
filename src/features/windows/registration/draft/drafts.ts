import * as v from "valibot";
import { type WindowList, windowFieldNames } from "../entry/windowList.ts";
import { type OwnerFormValues, ownerFieldNames } from "../owner/ownerFormValues.ts";
import { readDraftText, removeDrafts, writeDraftText } from "./draftStorage.ts";

/** Where the windows are: in a project, elsewhere in the customer's own home, or in somebody else's. */
export type Purpose = "project" | "own" | "other";

export interface RegistrationFormValues extends WindowList {
  /** Undefined until it is chosen. */
  readonly purpose?: Purpose | undefined;
  /** Of the chosen project; "" without one. */
  readonly projectId: string;
  readonly owner: OwnerFormValues;
}

/** A draft belongs to an account, and to a project or to the form without one. */
export interface DraftScope {
  accountId: string;
  projectId?: string | undefined;
}

const version = 2;

const draftSchema = v.object({
  purpose: v.optional(v.picklist(["project", "own", "other"])),
  projectId: v.string(),
  windows: v.pipe(
    v.array(v.object(v.entriesFromList(["id", ...windowFieldNames], v.string()))),
    v.minLength(1),
  ),
  made: v.pipe(v.number(), v.safeInteger()),
  owner: v.object(v.entriesFromList(ownerFieldNames, v.string())),
});

/** The drafts of one account. Drafts of another version are ignored. */
const storedSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    version: v.literal(version),
    accountId: v.string(),
    drafts: v.record(v.string(), draftSchema),
  }),
);

export function readDraft(scope: DraftScope): RegistrationFormValues | undefined {
  const drafts = readDrafts(scope.accountId);
  const name = getDraftName(scope);
  return Object.hasOwn(drafts, name) ? drafts[name] : undefined;
}

/** Saves a draft and drops those of other accounts. Returns false if the browser could not store it. */
export function writeDraft(scope: DraftScope, values: RegistrationFormValues): boolean {
  return writeDrafts(scope.accountId, { ...readDrafts(scope.accountId), [getDraftName(scope)]: values });
}

export function removeDraft(scope: DraftScope): void {
  const { [getDraftName(scope)]: _, ...others } = readDrafts(scope.accountId);
  // If the others cannot be written, the removed draft must not stay in the storage.
  if (Object.keys(others).length === 0 || !writeDrafts(scope.accountId, others)) removeDrafts();
}

function getDraftName({ projectId }: DraftScope): string {
  return projectId === undefined ? "none" : `project ${projectId}`;
}

function readDrafts(accountId: string): Readonly<Record<string, RegistrationFormValues>> {
  const { success, output } = v.safeParse(storedSchema, readDraftText());
  return success && output.accountId === accountId ? output.drafts : {};
}

function writeDrafts(accountId: string, drafts: Readonly<Record<string, RegistrationFormValues>>): boolean {
  return writeDraftText(JSON.stringify({ version, accountId, drafts }));
}
