import { Text, type Translate } from "#i18n/text.tsx";

/** Invisible characters, and characters that reverse the text after them: they could hide the real extension of a file. */
const hiddenCharacters = /[\p{Cc}\p{Cs}\p{Bidi_Control}\u200B\u2028\u2029\u2060-\u2064\uFEFF]/gu;

/** The name of a file in running text, isolated from the text direction around it. */
export function FileName({ name }: { name: string }) {
  return <bdi>{sanitizeFileName(name) || <Text id="upload.nameless" />}</bdi>;
}

/** The name of a file as plain text, for example for the label of a button. */
export function formatFileName(t: Translate, name: string): string {
  return sanitizeFileName(name) || t("upload.nameless");
}

/** Replaces every hidden character by a visible mark. Returns an empty text for a blank name. */
export function sanitizeFileName(name: string): string {
  return name.trim().replace(hiddenCharacters, "\uFFFD");
}

/** Numbers the files whose names occur before: phones call every photo `image.jpg`. */
export function numberEqualNames<File extends { name: string }>(
  t: Translate,
  files: readonly File[],
): File[] {
  const counts = new Map<string, number>();
  return files.map((file) => {
    const name = formatFileName(t, file.name);
    const count = (counts.get(name) ?? 0) + 1;
    counts.set(name, count);
    return { ...file, name: count > 1 ? `${name} (${count})` : name };
  });
}
