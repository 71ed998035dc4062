import { translatedFields } from "#contracts/pact/translatedFields.ts";
import { errorCodes as writtenCodes } from "#schema/additions.ts";
import { countryLocales } from "#schema/locales.ts";
import { type Answer, listErrorCodes, type Rule } from "../exchange.ts";

const errorCodes: Partial<Record<string, boolean>> = writtenCodes;

/**
 * No content or error message has the same text in requests of two languages. Repeats each query and each message once in
 * the country's other languages.
 */
export const languages: Rule = async ({ country, operation, sent, answer, send, isFirst, texts }) => {
  const codes = listErrorCodes(answer);
  const isWritten = codes.length > 0 && codes.every((code) => errorCodes[code]);
  const fields = isWritten ? ["message"] : translatedFields[operation?.field ?? ""];
  const locales: readonly string[] =
    Object.entries(countryLocales).find(([code]) => code === country)?.[1] ?? [];
  const own = sent.headers.get("x-taglys-locale") ?? "";
  if (!operation || !fields || !locales.includes(own)) return undefined;
  const answers: [locale: string, answer: Answer][] = [[own, answer]];
  const shown = fields.map((field) => listTexts(answer.json, field)).join();
  if (isFirst(`languages of ${country} ${operation.name} ${shown}`))
    for (const locale of locales.filter((it) => it !== own))
      answers.push([locale, await send({ headers: { "x-taglys-locale": locale } })]);
  return answers.flatMap(([locale, { json }]) =>
    fields.flatMap((field) => {
      const text = listTexts(json, field);
      const key = `${operation.field} ${field} ${text}`;
      const language = locale.slice(0, 2);
      const known = texts.get(key) ?? language;
      texts.set(key, known);
      return text === "" || known === language
        ? []
        : [`${operation.field}: "${field}" is the same in ${known} and ${locale}: ${text.slice(0, 80)}`];
    }),
  );
};

function listTexts(json: unknown, field: string): string {
  const texts: unknown[] = [];
  JSON.stringify(json, (key, value: unknown) => {
    if (key === field) texts.push(value);
    return value;
  });
  return texts.join("\n");
}
