import type { CancellationReason } from "../generated/mainApi.ts";
import type { ContentLanguage } from "../seeds/content/contentLanguage.ts";
import type { CancellationReasonName } from "../seeds/content/contentSeed.ts";
import type { World } from "./world.ts";

const reasons: readonly { id: string; name: CancellationReasonName; allowsFreeText: boolean }[] = [
  { id: "reason-1", name: "tooExpensive", allowsFreeText: false },
  { id: "reason-2", name: "tookTooLong", allowsFreeText: false },
  { id: "reason-3", name: "otherInstaller", allowsFreeText: true },
  { id: "reason-4", name: "noLongerNeeded", allowsFreeText: false },
  { id: "reason-5", name: "other", allowsFreeText: true },
];

/** The reasons for a cancellation with labels in a content language. */
export function getCancellationReasons({ content }: World, language: ContentLanguage): CancellationReason[] {
  const labels = content[language].cancellationReasons;
  return reasons.map(({ id, name, allowsFreeText }) => ({ id, label: labels[name], allowsFreeText }));
}
