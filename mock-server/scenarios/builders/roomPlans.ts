import type { ProjectModuleType, SpaceType } from "#generated/mainApi.ts";
import type { ContentSeed } from "#seeds/content/contentSeed.ts";
import { projectTypes } from "../../../schema/enumValues.ts";

interface RoomPlan {
  type: ProjectModuleType;
  /** The customer's description. */
  details: keyof ContentSeed["projectDetails"];
  /** The number of roof windows in an offer; a room without windows has no offer. */
  windows?: number;
}

const leak: RoomPlan = { type: projectTypes.replacement, details: "leak", windows: 1 };
const bathroom: RoomPlan = { type: projectTypes.roofWindow, details: "bathroom", windows: 1 };

/** The plan for each room. */
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

/** The rooms of projects with an offer, or without one. */
export const listRooms = (hasOffer: boolean) => (hasOffer ? roomsForWindows : rooms);
