import type { WindowTitle } from "#api/generated/registration.ts";
import type { Translate } from "#i18n/text.tsx";

/** The name of a window among others. If its kind is unknown, the name contains its serial number. */
export function formatWindowName(
  t: Translate,
  { title, serialNumber }: { title: WindowTitle; serialNumber: string },
): string {
  const kind = t(`windowTitle.${title}`);
  return kind === t("windowTitle.DEFAULT") ? `${kind} ${serialNumber}` : kind;
}
