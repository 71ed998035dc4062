import { FormattedMessage } from "react-intl";
import { getRoomMessage } from "../../../i18n/terms/roomMessages.ts";
import { getWindowTitleMessage } from "../../../i18n/terms/windowTitleMessages.ts";
import { PageHeading } from "../../../ui/page/PageHeading.tsx";
import type { WindowDetails } from "./windowQuery.ts";

/** The kind of a window, and its room. */
export function WindowHeading({ title, room }: Pick<WindowDetails, "title" | "room">) {
  return (
    <PageHeading isBelowLink lead={room ? <FormattedMessage {...getRoomMessage(room)} /> : undefined}>
      <FormattedMessage {...getWindowTitleMessage(title)} />
    </PageHeading>
  );
}
