import type { ProjectModuleType, SpaceType } from "#generated/mainApi.ts";
import type { ContentSeed } from "#seeds/content/contentSeed.ts";

interface RoomPlan {
  type: ProjectModuleType;
  /** What the customer writes about it. */
  details: keyof ContentSeed["projectDetails"];
  /** How many roof windows an offer has; without a number there is none, since offers have windows. */
  windows?: number;
}

const leak: RoomPlan = { type: "REPLACEMENT", details: "leak", windows: 1 };
const bathroom: RoomPlan = { type: "ROOF_WINDOW", details: "bathroom", windows: 1 };

/** What is planned in each room. */
export const roomPlans: Record<SpaceType, RoomPlan> = {
  BEDROOM: { type: "ROOF_WINDOW", details: "bedroom", windows: 2 },
  LIVING_ROOM: leak,
  BATHROOM: bathroom,
  CHILDREN_ROOM: { type: "BLINDS", details: "heat" },
  KITCHEN: leak,
  OFFICE: { type: "ROOF_WINDOW", details: "desk", windows: 1 },
  LOFT: leak,
  STAIRWAY: { type: "FLAT_ROOF_WINDOW", details: "stairwell" },
  HOBBY_ROOM: leak,
  GUEST_BATHROOM: bathroom,
  CORRIDOR: { type: "SUN_TUNNEL", details: "corridor" },
};

const rooms = Object.keys(roomPlans) as readonly SpaceType[];
const roomsForWindows = rooms.filter((room) => roomPlans[room].windows);

/** The rooms that a project can be about, if it has an offer or not. */
export const listRooms = (hasOffer: boolean) => (hasOffer ? roomsForWindows : rooms);
