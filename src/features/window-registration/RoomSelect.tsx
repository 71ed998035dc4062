import type { ComponentProps } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { roomMessage } from "../../i18n/roomMessages.ts";
import { Select } from "../../ui/Select.tsx";
import { rooms } from "./rooms.ts";
import { windowMessages } from "./windowMessages.ts";

/** The choice of a room, in the order of the visitor's alphabet. */
export function RoomSelect(props: Omit<ComponentProps<typeof Select>, "children">) {
  const intl = useIntl();
  const options = rooms
    .map((room) => ({ room, name: intl.formatMessage(roomMessage(room)) }))
    .toSorted((a, b) => a.name.localeCompare(b.name, intl.locale));
  return (
    <Select {...props}>
      <FormattedMessage {...windowMessages.noRoom}>
        {(text) => <option value="">{text}</option>}
      </FormattedMessage>
      {options.map(({ room, name }) => (
        <option key={room} value={room}>
          {name}
        </option>
      ))}
    </Select>
  );
}
