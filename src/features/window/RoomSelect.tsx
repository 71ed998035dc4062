import { type ChangeEvent, useCallback } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { RoomOptions } from "../../i18n/RoomOptions.tsx";
import { isRoom, roomMessage } from "../../i18n/roomMessages.ts";
import { homeIcon } from "../../ui/icons/homeIcon.tsx";
import { Select } from "../../ui/Select.tsx";
import { VisuallyHidden } from "../../ui/VisuallyHidden.tsx";
import { messages } from "./messages.ts";
import { useFailureText } from "./useFailureText.ts";
import type { Room } from "./useRoom.ts";

/** Lets the customer say which room the window is in; saved at once. */
export function RoomSelect({ room, save, isSaved, failure }: Room) {
  const intl = useIntl();
  const failureText = useFailureText();
  const nameOf = (name: string) => intl.formatMessage(roomMessage(name));
  const reason = failureText(failure?.error);

  const handleChange = useCallback(
    ({ currentTarget: { value } }: ChangeEvent<HTMLSelectElement>) => {
      if (isRoom(value)) save(value);
    },
    [save],
  );

  return (
    <div>
      <Select
        label={intl.formatMessage(messages.room)}
        hint={<FormattedMessage {...messages.roomHint} />}
        icon={homeIcon}
        value={room ?? ""}
        error={
          failure && reason ? (
            <span role="alert">
              <FormattedMessage {...messages.roomFailed} values={{ room: nameOf(failure.room), reason }} />
            </span>
          ) : null
        }
        onChange={handleChange}
      >
        {room === null ? (
          <option value="" disabled>
            {intl.formatMessage(messages.roomNone)}
          </option>
        ) : null}
        {room !== null && !isRoom(room) ? <option value={room}>{nameOf(room)}</option> : null}
        <RoomOptions />
      </Select>
      <VisuallyHidden>
        <span role="status">{isSaved ? <FormattedMessage {...messages.roomSaved} /> : null}</span>
      </VisuallyHidden>
    </div>
  );
}
