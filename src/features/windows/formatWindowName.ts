import type { WindowTitle } from "#api/generated/registration.ts";
import type { Translate } from "#i18n/text.tsx";

/** What a window is called among others: where its kind is not known in detail, its serial number tells it apart. */
export function formatWindowName(
  t: Translate,
  { title, serialNumber }: { title: WindowTitle; serialNumber: string },
): string {
  const kind = t(`windowTitle.${title}`);
  return kind === t("windowTitle.DEFAULT") ? `${kind} ${serialNumber}` : kind;
}
