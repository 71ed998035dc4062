/**
 * Whether the visitor asked the browser to save data, as Android's data saver does. The portal then does without the brand
 * font, pictures of campaigns and prefetching.
 */
export function savesData(): boolean {
  // Chromium has this property, but no standard does.
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}
