/**
 * The two chunks of the messages of a locale: `start` has the texts of the introduction, of sign-in and of errors, `screens`
 * has the rest. Texts of `index.html` and of the page for expired links to files are in no chunk.
 */
export type MessageChunk = "start" | "screens" | "index.html";

const startIds =
  /^(app\.|error\.|documentTitle$|form\.leave\.files\.text$|page\.(introduction|logout|authorization)\.|page\.\w+\.metaTitle$)/;

export function getMessageChunk(id: string): MessageChunk {
  if (/^(start|file)Help\./.test(id)) return "index.html";
  return startIds.test(id) ? "start" : "screens";
}
