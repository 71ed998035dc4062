import type { RoomType } from "../../api/generated/registration/graphql.ts";
import { updateRoom } from "./changeWindow.ts";
import { useWindowChange } from "./useWindowChange.ts";
import type { WindowDetails } from "./windowQuery.ts";

/** A window's room. A new one shows while it is being saved, and goes again if that fails. */
export function useRoom({ id, room }: Pick<WindowDetails, "id" | "room">) {
  const change = useWindowChange<RoomType>({
    windowId: id,
    name: "room",
    send: updateRoom,
    take: ({ room }) => ({ room }),
  });
  return {
    room: change.isPending ? change.variables : room,
    save: change.mutate,
    isSaved: change.isSuccess,
    /** The room that could not be saved, and why. */
    failure: change.isError ? { room: change.variables, error: change.error } : undefined,
  };
}

/** What `useRoom` answers with. */
export type Room = ReturnType<typeof useRoom>;
