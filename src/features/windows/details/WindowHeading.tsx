import { Text } from "#i18n/text.tsx";

import { PageHeading } from "#ui/page-frame/PageHeading.tsx";
import type { WindowDetails } from "./windowQuery.ts";

/** The kind of a window, and its room. */
export function WindowHeading({ title, room }: Pick<WindowDetails, "title" | "room">) {
  return (
    <PageHeading isBelowLink lead={room ? <Text id={`room.${room}`} /> : undefined}>
      <Text id={`windowTitle.${title}`} />
    </PageHeading>
  );
}
