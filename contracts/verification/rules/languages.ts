import { errorCodes as writtenCodes } from "#schema/additions.ts";
import { countryLocales } from "#schema/locales.ts";
import { listErrorCodes, type Rule } from "../exchange.ts";

const errorCodes: Partial<Record<string, boolean>> = writtenCodes;

/** Fields with texts in the language of the request, by query. */
const translated: Partial<Record<string, readonly string[]>> = {
  bookmarkContent: ["title", "category"],
  documentContent: ["title", "category"],
  faqContent: ["question", "answer", "category"],
  requestReasons: ["label"],
  showRequest: ["label", "installableProductName", "description"],
};

/**
 * In a country with several languages, each text differs between them in at least one record, and so do the messages of errors.
 * Checks once per query and code.
 */
export const languages: Rule = async ({ country, operation, sent, answer, send, isFirst }) => {
  const codes = listErrorCodes(answer);
  const isWritten = codes.length > 0 && codes.every((code) => errorCodes[code]);
  const fields = isWritten ? ["message"] : translated[operation?.field ?? ""];
  const locales = Object.entries(countryLocales).find(([code]) => code === country)?.[1] ?? [];
  const own = sent.headers.get("x-taglys-locale");
  const others = locales.filter((locale) => locale !== own);
  if (!operation || !fields || locales.length < 2 || !isFirst(`languages of ${operation.name} ${codes}`))
    return undefined;
  const problems: string[] = [];
  for (const locale of others) {
    const other = await send({ headers: { "x-taglys-locale": locale } });
    for (const field of fields) {
      const texts = listTexts(answer.json, field);
      if (texts !== "" && texts === listTexts(other.json, field))
        problems.push(
          `${operation.field}: "${field}" is the same in ${own} and ${locale}: ${texts.slice(0, 80)}`,
        );
    }
  }
  return problems;
};

function listTexts(json: unknown, field: string): string {
  const texts: unknown[] = [];
  JSON.stringify(json, (key, value: unknown) => {
    if (key === field) texts.push(value);
    return value;
  });
  return texts.join("\n");
}
