import type { ChangeEvent } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { describeError } from "../../../errors/describeError.ts";
import { RoomOptions } from "../../../i18n/terms/RoomOptions.tsx";
import { getRoomMessage, isRoom } from "../../../i18n/terms/roomMessages.ts";
import { Select } from "../../../ui/fields/choice/Select.tsx";
import { Icon } from "../../../ui/icons/Icon.tsx";
import { messages } from "./messages.ts";
import styles from "./RoomSelect.module.css";
import type { useUpdateRegisteredWindowRoom } from "./useUpdateRegisteredWindow.ts";

interface RoomSelectProps {
  /** The room to show; while a new one is being saved, that one. */
  room: string | null;
  mutation: ReturnType<typeof useUpdateRegisteredWindowRoom>;
}

/** The room that a window is in. A new choice is saved at once, and the line below the label says so. */
export function RoomSelect({ room, mutation }: RoomSelectProps) {
  const intl = useIntl();
  const { mutate, error, variables: savedRoom } = mutation;
  const formatRoom = (name: string) => intl.formatMessage(getRoomMessage(name));
  const reason = describeError(intl, error);

  const handleChange = ({ currentTarget: { value } }: ChangeEvent<HTMLSelectElement>) => {
    if (isRoom(value)) mutate(value);
  };

  return (
    <div className={styles["room"]}>
      <Select
        label={intl.formatMessage(messages.room)}
        hint={
          // There from the start, so that screen readers announce what changes in it.
          <span role="status">
            <RoomStatus {...mutation} />
          </span>
        }
        icon="home"
        value={room ?? ""}
        error={
          savedRoom && reason ? (
            <span role="alert">
              <FormattedMessage {...messages.roomFailed} values={{ room: formatRoom(savedRoom), reason }} />
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
        {room !== null && !isRoom(room) ? <option value={room}>{formatRoom(room)}</option> : null}
        <RoomOptions />
      </Select>
    </div>
  );
}

function RoomStatus({ isPending, isSuccess }: Pick<RoomSelectProps["mutation"], "isPending" | "isSuccess">) {
  if (isPending) return <FormattedMessage {...messages.roomSaving} />;
  if (!isSuccess) return <FormattedMessage {...messages.roomHint} />;
  return (
    <span className={styles["saved"]}>
      <Icon name="check" size={16} />
      <FormattedMessage {...messages.roomSaved} />
    </span>
  );
}
