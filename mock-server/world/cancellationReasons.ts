import { createId } from "../../schema/createId.ts";
import type { CancellationReason } from "../generated/mainApi.ts";
import type { ContentLanguage } from "../seeds/content/contentLanguage.ts";
import type { CancellationReasonName } from "../seeds/content/contentSeed.ts";
import type { World } from "./world.ts";

const reasons: readonly { name: CancellationReasonName; allowsFreeText: boolean }[] = [
  { name: "tooExpensive", allowsFreeText: false },
  { name: "tookTooLong", allowsFreeText: false },
  { name: "otherInstaller", allowsFreeText: true },
  { name: "noLongerNeeded", allowsFreeText: false },
  { name: "other", allowsFreeText: true },
];

/** The reasons for a cancellation with labels in a content language. */
export function getCancellationReasons({ content }: World, language: ContentLanguage): CancellationReason[] {
  const labels = content[language].cancellationReasons;
  return reasons.map(({ name, allowsFreeText }, index) => ({
    id: createId("reason", index + 1),
    label: labels[name],
    allowsFreeText,
  }));
}
