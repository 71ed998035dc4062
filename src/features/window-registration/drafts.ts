import * as v from "valibot";
import { readDraftText, removeDrafts, writeDraftText } from "./draftStorage.ts";
import { type EnteredWindows, windowFields } from "./enteredWindows.ts";
import { type OwnerEntry, ownerFields } from "./ownerEntry.ts";

/** Whose home the windows are in. */
export type Purpose = "own" | "other";

/** All that is typed on a form. */
export interface Entered extends EnteredWindows {
  readonly purpose: Purpose;
  readonly owner: OwnerEntry;
}

/** Whose draft it is, and of which form: that of a project, or the one without. */
export interface DraftPlace {
  accountId: string;
  projectId?: string | undefined;
}

const version = 1;

const draftSchema = v.object({
  purpose: v.picklist(["own", "other"]),
  windows: v.pipe(v.array(v.object(v.entriesFromList(["id", ...windowFields], v.string()))), v.minLength(1)),
  made: v.pipe(v.number(), v.safeInteger()),
  owner: v.object(v.entriesFromList(ownerFields, v.string())),
});

/** All drafts of one account by project. What another version of the portal wrote does not count. */
const storedSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    version: v.literal(version),
    accountId: v.string(),
    drafts: v.record(v.string(), draftSchema),
  }),
);

/** What was entered earlier at this place; undefined if nothing. */
export function readDraft(place: DraftPlace): Entered | undefined {
  const drafts = draftsOf(place.accountId);
  const name = nameOf(place);
  return Object.hasOwn(drafts, name) ? drafts[name] : undefined;
}

/** Keeps what is entered, in place of drafts of other accounts. False where the browser does not keep it. */
export function writeDraft(place: DraftPlace, entered: Entered): boolean {
  return store(place.accountId, { ...draftsOf(place.accountId), [nameOf(place)]: entered });
}

export function removeDraft(place: DraftPlace): void {
  const { [nameOf(place)]: _, ...others } = draftsOf(place.accountId);
  // Where nothing can be written, the old draft must not stay either.
  if (Object.keys(others).length === 0 || !store(place.accountId, others)) removeDrafts();
}

function nameOf({ projectId }: DraftPlace): string {
  return projectId === undefined ? "none" : `project ${projectId}`;
}

function draftsOf(accountId: string): Readonly<Record<string, Entered>> {
  const { success, output } = v.safeParse(storedSchema, readDraftText());
  return success && output.accountId === accountId ? output.drafts : {};
}

function store(accountId: string, drafts: Readonly<Record<string, Entered>>): boolean {
  return writeDraftText(JSON.stringify({ version, accountId, drafts }));
}
