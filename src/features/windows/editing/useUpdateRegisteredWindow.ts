import type { RoomType } from "#api/generated/registration.ts";
import { type GraphQlOptions, requestRegistrationService } from "#api/graphqlClient.ts";
import { queryKeys } from "#api/queryKeys.ts";
import { useGuardedMutation } from "#api/useGuardedMutation.ts";
import { createWindowMutation } from "../details/windowMutation.ts";
import type { WindowDetails } from "../details/windowQuery.ts";
import {
  UpdateRegisteredWindowInstallerNameDocument,
  UpdateRegisteredWindowNotesDocument,
  UpdateRegisteredWindowRoomDocument,
} from "./updateWindow.generated.ts";

export async function updateRegisteredWindowRoom(
  id: string,
  room: RoomType,
  options?: GraphQlOptions,
): Promise<WindowDetails> {
  return (await requestRegistrationService(UpdateRegisteredWindowRoomDocument, { id, room }, options))
    .updateRegisteredWindowRoom;
}

/** Updates the customer's notes; an empty text removes them. */
export async function updateRegisteredWindowNotes(
  id: string,
  notes: string,
  options?: GraphQlOptions,
): Promise<WindowDetails> {
  return (await requestRegistrationService(UpdateRegisteredWindowNotesDocument, { id, notes }, options))
    .updateRegisteredWindowNotes;
}

/** Updates the name of the installer; an empty text removes it. */
export async function updateRegisteredWindowInstallerName(
  id: string,
  name: string,
  options?: GraphQlOptions,
): Promise<WindowDetails> {
  return (
    await requestRegistrationService(UpdateRegisteredWindowInstallerNameDocument, { id, name }, options)
  ).updateRegisteredWindowInstallerName;
}

export function useUpdateRegisteredWindowRoom(windowId: string) {
  return useGuardedMutation({
    ...createWindowMutation({
      windowId,
      part: "room",
      mutationFn: (room: RoomType, abortKey) => updateRegisteredWindowRoom(windowId, room, { abortKey }),
      isApplied: (window, room) => window.room === room,
      pick: ({ room }) => ({ room }),
    }),
    // Of the parts that the customer can change, lists show only the room.
    meta: { invalidates: [queryKeys.windowLists] },
  });
}

/** A change of a text that the customer edits. */
export interface TextUpdate {
  text: string;
  /** The texts that mean no change elsewhere: the text when the editor opened, and texts that this page has sent. */
  known: readonly string[];
}

interface TextMutation {
  windowId: string;
  part: "notes" | "installer";
  update(text: string, abortKey: string): Promise<WindowDetails>;
  getText(window: WindowDetails): string;
  pick(response: WindowDetails): Partial<WindowDetails>;
}

/** Fails with a `WindowConflictError` if the text was changed elsewhere to another text. */
function createTextMutation({ update, getText, ...mutation }: TextMutation) {
  return createWindowMutation<TextUpdate>({
    ...mutation,
    mutationFn: ({ text }, abortKey) => update(text, abortKey),
    hasConflict: (window, { text, known }) => ![text, ...known].includes(getText(window)),
    isApplied: (window, { text }) => getText(window) === text,
  });
}

export function useUpdateRegisteredWindowNotes(windowId: string) {
  return useGuardedMutation(
    createTextMutation({
      windowId,
      part: "notes",
      update: (notes, abortKey) => updateRegisteredWindowNotes(windowId, notes, { abortKey }),
      getText: ({ notes }) => notes ?? "",
      pick: ({ notes }) => ({ notes }),
    }),
  );
}

export function useUpdateRegisteredWindowInstallerName(windowId: string) {
  return useGuardedMutation(
    createTextMutation({
      windowId,
      part: "installer",
      update: (name, abortKey) => updateRegisteredWindowInstallerName(windowId, name, { abortKey }),
      getText: ({ installerName }) => installerName ?? "",
      // The service chooses the logo by the installer's name.
      pick: ({ installerName, installerLogo }) => ({ installerName, installerLogo }),
    }),
  );
}
