import type { ComponentProps } from "react";
import { FormattedMessage } from "react-intl";
import { RoomOptions } from "../../i18n/RoomOptions.tsx";
import { Select } from "../../ui/Select.tsx";
import { windowMessages } from "./windowMessages.ts";

/** The choice of a room, in the order of the visitor's alphabet. */
export function RoomSelect(props: Omit<ComponentProps<typeof Select>, "children">) {
  return (
    <Select {...props}>
      <FormattedMessage {...windowMessages.noRoom}>
        {(text) => <option value="">{text}</option>}
      </FormattedMessage>
      <RoomOptions />
    </Select>
  );
}
