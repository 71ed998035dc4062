import type { RoomType } from "../../api/generated/registration/graphql.ts";

// A record, so that the compiler misses none.
const all: Record<RoomType, true> = {
  BATHROOM: true,
  BEDROOM: true,
  CHILDREN_ROOM: true,
  CORRIDOR: true,
  GUEST_BATHROOM: true,
  HOBBY_ROOM: true,
  KITCHEN: true,
  LIVING_ROOM: true,
  LOFT: true,
  OFFICE: true,
  STAIRWAY: true,
};

export function isRoom(name: string): name is RoomType {
  return Object.hasOwn(all, name);
}

/** Every room a window may be in. */
export const rooms: readonly RoomType[] = Object.keys(all).filter(isRoom);
