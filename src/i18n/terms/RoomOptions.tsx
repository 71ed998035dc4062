import { useIntl } from "react-intl";
import { getRoomMessage, rooms } from "./roomMessages.ts";

/** `<option>` elements of all rooms, in the alphabetical order of the locale. */
export function RoomOptions() {
  const intl = useIntl();
  return rooms
    .map((room) => ({ room, name: intl.formatMessage(getRoomMessage(room)) }))
    .toSorted((a, b) => a.name.localeCompare(b.name, intl.locale))
    .map(({ room, name }) => (
      <option key={room} value={room}>
        {name}
      </option>
    ));
}
