import type { SpaceType } from "#api/generated/main.ts";

const knownRooms: Readonly<Record<SpaceType, true>> = {
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

export function isRoom(name: string): name is SpaceType {
  return Object.hasOwn(knownRooms, name);
}

export const rooms: readonly SpaceType[] = Object.keys(knownRooms).filter(isRoom);
