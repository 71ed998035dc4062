import {
  type RoomType,
  UpdateRegisteredWindowInstallerNameDocument,
  UpdateRegisteredWindowNotesDocument,
  UpdateRegisteredWindowRoomDocument,
} from "../../api/generated/registration/graphql.ts";
import { requestRegistrationService } from "../../api/graphqlClient.ts";
import type { WindowDetails } from "./windowQuery.ts";

/** Most characters that the service keeps. */
export const mostNotes = 2000;
export const mostInstallerName = 100;

/** Changes the room that a window is in. */
export async function updateRoom(id: string, room: RoomType): Promise<WindowDetails> {
  return (await requestRegistrationService(UpdateRegisteredWindowRoomDocument, { id, room }))
    .updateRegisteredWindowRoom;
}

/** Changes the customer's notes; an empty text removes them. */
export async function updateNotes(id: string, notes: string): Promise<WindowDetails> {
  return (await requestRegistrationService(UpdateRegisteredWindowNotesDocument, { id, notes }))
    .updateRegisteredWindowNotes;
}

/** Changes the installer's name; an empty text removes it. */
export async function updateInstallerName(id: string, name: string): Promise<WindowDetails> {
  return (await requestRegistrationService(UpdateRegisteredWindowInstallerNameDocument, { id, name }))
    .updateRegisteredWindowInstallerName;
}
