/** The two chunks of the messages of a locale: those of the introduction, of sign-in and of errors, and all others. */
export type MessageChunk = "start" | "screens";

const startIds =
  /^(app\.|error\.|documentTitle$|page\.(introduction|logout|authorization)\.|page\.\w+\.metaTitle$)/;

export function getMessageChunk(id: string): MessageChunk {
  return startIds.test(id) ? "start" : "screens";
}
