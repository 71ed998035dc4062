import { useIntl } from "react-intl";
import { useText } from "../text.tsx";
import { isRoom, rooms } from "./rooms.ts";

/** `<option>` elements of all rooms, in the alphabetical order of the locale. */
export function RoomOptions() {
  const intl = useIntl();
  const t = useText();
  return Object.keys(rooms)
    .filter(isRoom)
    .map((room) => ({ room, name: t(`room.${room}`) }))
    .toSorted((a, b) => a.name.localeCompare(b.name, intl.locale))
    .map(({ room, name }) => (
      <option key={room} value={room}>
        {name}
      </option>
    ));
}
