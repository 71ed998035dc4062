import { defineMessages, type MessageDescriptor } from "react-intl";
import type { SpaceType } from "../../api/generated/main.ts";

const roomMessages = defineMessages({
  BATHROOM: {
    id: "room.bathroom",
    defaultMessage: "Bathroom",
    description: "Name of the room BATHROOM",
  },
  BEDROOM: {
    id: "room.bedroom",
    defaultMessage: "Bedroom",
    description: "Name of the room BEDROOM",
  },
  CHILDREN_ROOM: {
    id: "room.childrenRoom",
    defaultMessage: "Children’s room",
    description: "Name of the room CHILDREN_ROOM",
  },
  CORRIDOR: {
    id: "room.corridor",
    defaultMessage: "Corridor",
    description: "Name of the room CORRIDOR",
  },
  GUEST_BATHROOM: {
    id: "room.guestBathroom",
    defaultMessage: "Guest bathroom",
    description: "Name of the room GUEST_BATHROOM",
  },
  HOBBY_ROOM: {
    id: "room.hobbyRoom",
    defaultMessage: "Hobby room",
    description: "Name of the room HOBBY_ROOM",
  },
  KITCHEN: {
    id: "room.kitchen",
    defaultMessage: "Kitchen",
    description: "Name of the room KITCHEN",
  },
  LIVING_ROOM: {
    id: "room.livingRoom",
    defaultMessage: "Living room",
    description: "Name of the room LIVING_ROOM",
  },
  LOFT: {
    id: "room.loft",
    defaultMessage: "Loft",
    description: "Name of the room LOFT",
  },
  OFFICE: {
    id: "room.office",
    defaultMessage: "Office",
    description: "Name of the room OFFICE",
  },
  STAIRWAY: {
    id: "room.stairway",
    defaultMessage: "Stairway",
    description: "Name of the room STAIRWAY",
  },
});

export function isRoom(name: string): name is SpaceType {
  return Object.hasOwn(roomMessages, name);
}

export const rooms: readonly SpaceType[] = Object.keys(roomMessages).filter(isRoom);

const unknown = defineMessages({
  message: {
    id: "room.unknown",
    defaultMessage: "Other room",
    description: "Name of a room this version of the portal does not know",
  },
});

/** A room that this version of the portal does not know gets a general name. */
export function getRoomMessage(value: SpaceType | (string & {})): MessageDescriptor {
  return isRoom(value) ? roomMessages[value] : unknown.message;
}
