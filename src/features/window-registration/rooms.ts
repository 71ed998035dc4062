import type { RoomType } from "../../api/generated/registration/graphql.ts";

/** The rooms a window may be in. */
export const rooms = [
  "LIVING_ROOM",
  "BEDROOM",
  "CHILDREN_ROOM",
  "KITCHEN",
  "BATHROOM",
  "GUEST_BATHROOM",
  "OFFICE",
  "HOBBY_ROOM",
  "LOFT",
  "CORRIDOR",
  "STAIRWAY",
] as const satisfies readonly RoomType[];
