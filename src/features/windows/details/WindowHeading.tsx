import { useIntl } from "react-intl";
import { getRoomMessage } from "../../../i18n/terms/roomMessages.ts";
import { getWindowTitleMessage } from "../../../i18n/terms/windowTitleMessages.ts";
import { PageHeading } from "../../../ui/page/PageHeading.tsx";
import { usePageName } from "../../../ui/page/usePageName.ts";
import type { WindowDetails } from "./windowQuery.ts";

/** The kind of a window, and its room. */
export function WindowHeading({ title, room }: Pick<WindowDetails, "title" | "room">) {
  const intl = useIntl();
  const titleText = intl.formatMessage(getWindowTitleMessage(title));
  const roomText = room ? intl.formatMessage(getRoomMessage(room)) : undefined;
  usePageName(roomText ? `${titleText}, ${roomText}` : titleText);
  return (
    <PageHeading isBelowLink lead={roomText}>
      {titleText}
    </PageHeading>
  );
}
