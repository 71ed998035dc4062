import type { SpaceType } from "#api/generated/main.ts";
import type { RoomType } from "#api/generated/registration.ts";

/** The rooms of projects and windows. */
type Room = SpaceType | RoomType;

/** The rooms that the catalogue names. */
export const rooms: Readonly<Record<Room, true>> = {
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

export function isRoom(name: string): name is Room {
  return Object.hasOwn(rooms, name);
}
