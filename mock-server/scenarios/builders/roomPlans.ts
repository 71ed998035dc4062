import type { ProjectModuleType, SpaceType } from "#generated/mainApi.ts";
import type { ContentSeed } from "#seeds/content/contentSeed.ts";
import { projectTypes } from "../../../schema/enumValues.ts";

interface RoomPlan {
  type: ProjectModuleType;
  /** What the customer writes about it. */
  details: keyof ContentSeed["projectDetails"];
  /** How many roof windows an offer has; without a number there is none, since offers have windows. */
  windows?: number;
}

const leak: RoomPlan = { type: projectTypes.replacement, details: "leak", windows: 1 };
const bathroom: RoomPlan = { type: projectTypes.roofWindow, details: "bathroom", windows: 1 };

/** What is planned in each room. */
export const roomPlans: Record<SpaceType, RoomPlan> = {
  BEDROOM: { type: projectTypes.roofWindow, details: "bedroom", windows: 2 },
  LIVING_ROOM: leak,
  BATHROOM: bathroom,
  CHILDREN_ROOM: { type: projectTypes.blinds, details: "heat" },
  KITCHEN: leak,
  OFFICE: { type: projectTypes.roofWindow, details: "desk", windows: 1 },
  LOFT: leak,
  STAIRWAY: { type: projectTypes.flatRoofWindow, details: "stairwell" },
  HOBBY_ROOM: leak,
  GUEST_BATHROOM: bathroom,
  CORRIDOR: { type: projectTypes.sunTunnel, details: "corridor" },
};

const rooms = Object.keys(roomPlans) as readonly SpaceType[];
const roomsForWindows = rooms.filter((room) => roomPlans[room].windows);

/** The rooms that a project can be about, if it has an offer or not. */
export const listRooms = (hasOffer: boolean) => (hasOffer ? roomsForWindows : rooms);
