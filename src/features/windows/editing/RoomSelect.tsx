import { hasKind } from "#api/errors.ts";
import { describeError } from "#errors/describeError.ts";
import { RoomOptions } from "#i18n/terms/RoomOptions.tsx";
import { isRoom } from "#i18n/terms/rooms.ts";
import { Text, useText } from "#i18n/text.tsx";
import { Select } from "#ui/fields/choice/Select.tsx";
import { useImmediateChoice } from "#ui/fields/choice/useImmediateChoice.ts";
import { Icon } from "#ui/icons/Icon.tsx";
import { useAnnouncement } from "#ui/notices/useAnnouncement.ts";
import styles from "./RoomSelect.module.css";
import type { useUpdateRegisteredWindowRoom } from "./useUpdateRegisteredWindow.ts";

interface RoomSelectProps {
  /** The shown room. While a new room is being saved, this is the new one. */
  room: string | null;
  mutation: ReturnType<typeof useUpdateRegisteredWindowRoom>;
}

/** The room of a window. Saves a new choice at once, as the line below the label says. */
export function RoomSelect({ room, mutation }: RoomSelectProps) {
  const t = useText();
  const { mutate, error, variables: savedRoom, isSuccess, submittedAt } = mutation;
  useAnnouncement(isSuccess && t("page.window.room.saved"), submittedAt);
  const formatRoom = (name: string) => t(`room.${isRoom(name) ? name : "unknown"}`);
  const reason = describeError(t, error);

  const choice = useImmediateChoice(room ?? "", (chosen) => {
    if (isRoom(chosen)) mutate(chosen);
  });

  return (
    <div className={styles["room"]}>
      <Select
        label={t("page.window.room.label")}
        hint={<RoomStatus {...mutation} />}
        icon="home"
        {...choice}
        error={
          savedRoom && reason ? (
            <span role="alert">
              {hasKind(error, "unknownResult")
                ? reason
                : t("page.window.room.failed", { room: formatRoom(savedRoom), reason })}
            </span>
          ) : null
        }
      >
        {room === null ? (
          <option value="" disabled>
            {t("page.window.room.none")}
          </option>
        ) : null}
        {room !== null && !isRoom(room) ? <option value={room}>{formatRoom(room)}</option> : null}
        <RoomOptions />
      </Select>
    </div>
  );
}

function RoomStatus({ isPending, isSuccess }: Pick<RoomSelectProps["mutation"], "isPending" | "isSuccess">) {
  if (isPending) return <Text id="page.window.room.saving" />;
  if (!isSuccess) return <Text id="page.window.room.hint" />;
  return (
    <span className={styles["saved"]}>
      <Icon name="check" size={16} />
      <Text id="page.window.room.saved" />
    </span>
  );
}
