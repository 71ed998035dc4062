/**
 * The two chunks of the messages of a locale: those of the introduction, of sign-in and of errors, and all others, such as
 * what only the layout of customers shows. Texts of `index.html`, and those for expired links to files, are in no chunk.
 */
export type MessageChunk = "start" | "screens" | "index.html";

const startIds =
  /^(app\.|error\.|documentTitle$|form\.leave\.files\.text$|page\.(introduction|logout|authorization)\.|page\.\w+\.metaTitle$)/;

export function getMessageChunk(id: string): MessageChunk {
  if (/^(start|file)Help\./.test(id)) return "index.html";
  return startIds.test(id) ? "start" : "screens";
}
