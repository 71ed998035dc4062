import { useIntl } from "react-intl";
import { roomMessage, rooms } from "./roomMessages.ts";

/** The options of a choice of rooms, in the order of the visitor's alphabet. */
export function RoomOptions() {
  const intl = useIntl();
  return rooms
    .map((room) => ({ room, name: intl.formatMessage(roomMessage(room)) }))
    .toSorted((a, b) => a.name.localeCompare(b.name, intl.locale))
    .map(({ room, name }) => (
      <option key={room} value={room}>
        {name}
      </option>
    ));
}
