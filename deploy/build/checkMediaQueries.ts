import type { Plugin } from "vite";

/**
 * Fails the build if a style sheet, or a style in a page, has a media query that Safari and iOS 16.0 to 16.3 do not understand: they
 * would never apply its styles. They know Media Queries 3: neither ranges nor `or`, and `not` only before a media type.
 */
export function checkMediaQueries(): Plugin {
  return {
    name: "check-media-queries",
    writeBundle(_options, bundle) {
      const unknown = Object.values(bundle).flatMap((output) =>
        output.type === "asset" && /\.(css|html)$/.test(output.fileName)
          ? findUnknownQueries(String(output.source)).map((query) => `${output.fileName}: @media ${query}`)
          : [],
      );
      if (unknown.length === 0) return;
      this.error(
        `The oldest supported browsers do not understand these media queries. Write those of a source as ` +
          `"(min-width: 768px)" or "(max-width: 767.98px)", joined by "and" or commas:\n${unknown.join("\n")}`,
      );
    },
  };
}

const feature = String.raw`\( ?[a-z-]+ ?(?:: ?[^()<>=]+)?\)`;
const mediaType = String.raw`(?:(?:not|only) )?(?!(?:not|only|and|or|layer)\b)[a-z-]+`;
const knownQuery = new RegExp(`^(?:${mediaType}|${feature})(?: ?and ?${feature})*$`, "i");

/** The media queries of a text with styles that are not of Media Queries 3. */
export function findUnknownQueries(styles: string): string[] {
  const lists = Array.from(styles.matchAll(/@media\b([^{;]*)/gi), ([, list = ""]) => list);
  const queries = lists
    .flatMap((list) => list.split(","))
    .map((query) => query.replaceAll(/\s+/g, " ").trim());
  return [...new Set(queries.filter((query) => !knownQuery.test(query)))];
}
