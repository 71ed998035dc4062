import { describe, expect, it } from "vitest";
import { countrySeeds } from "../seeds/countries/countrySeeds.ts";
import { da } from "./da.ts";
import { de, deCh } from "./de.ts";
import { en } from "./en.ts";
import { fr } from "./fr.ts";
import { getTexts, selectLocale } from "./getTexts.ts";
import { it as italian } from "./it.ts";
import { no } from "./no.ts";
import { sv } from "./sv.ts";
import type { Texts } from "./texts.ts";

const languages = { en, de, "de-CH": deCh, fr, it: italian, da, no, sv };
const translations = Object.entries(languages).filter(([language]) => language !== "en");

/** All texts of a language, formatted with the name „Maß“ or a number as arguments. */
function formatAll(texts: Texts): [name: string, text: string][] {
  const withName = (text: (name: string) => string) => text("Maß");
  const withNumber = (text: (count: number) => string) => text(7);
  return Object.entries({
    ...texts,
    unknownAttachment: withName(texts.unknownAttachment),
    unknownNotification: withName(texts.unknownNotification),
    unknownProject: withName(texts.unknownProject),
    unknownRequest: withName(texts.unknownRequest),
    unknownWindow: withName(texts.unknownWindow),
    fileNotFound: withName(texts.fileNotFound),
    invalidPageSize: withNumber(texts.invalidPageSize),
    invalidSkip: withNumber(texts.invalidSkip),
    unknownReason: withName(texts.unknownReason),
    tooManyFiles: withNumber(texts.tooManyFiles),
    unsupportedFileType: withName(texts.unsupportedFileType),
    fileContentMismatch: texts.fileContentMismatch("Maß", "PDF"),
    emptyFile: withName(texts.emptyFile),
    fileTooLarge: texts.fileTooLarge("Maß", 7),
    fileContainsVirus: withName(texts.fileContainsVirus),
    textTooLong: texts.textTooLong(7, 8),
    invalidTextLength: texts.invalidTextLength(1, 7, 8),
    invalidPostCode: withName(texts.invalidPostCode),
    unknownWindowType: withName(texts.unknownWindowType),
    serialNumberTaken: withName(texts.serialNumberTaken),
    invalidRating: withNumber(texts.invalidRating),
  } satisfies Record<keyof Texts, string>);
}

const english = new Map(formatAll(en));

describe.each(translations)("texts in %s", (_, texts) => {
  it("contain no English text", () => {
    expect(formatAll(texts).filter(([name, text]) => english.get(name) === text)).toEqual([]);
  });

  it("use the same arguments as the English texts", () => {
    const placeholders = (text: string) => ["Maß", "7", "8", "PDF"].filter((part) => text.includes(part));
    const findArguments = (of: Texts) => formatAll(of).map(([name, text]) => [name, placeholders(text)]);
    expect(findArguments(texts)).toEqual(findArguments(en));
  });
});

describe.each(Object.entries(languages))("texts in %s", (_, texts) => {
  it("are whole sentences with typographic quotes and apostrophes", () => {
    expect(formatAll(texts).filter(([, text]) => !/^[\p{Lu}\d“„«”»].*\.$/u.test(text))).toEqual([]);
    expect(formatAll(texts).filter(([, text]) => /["']/.test(text))).toEqual([]);
  });

  it("are all different", () => {
    const all = formatAll(texts).map(([, text]) => text);
    expect(all.filter((text, index) => all.indexOf(text) !== index)).toEqual([]);
  });
});

describe("emptyFile", () => {
  it.each([
    [en, "“plan.pdf” is empty."],
    [de, "„plan.pdf“ ist leer."],
    [deCh, "«plan.pdf» ist leer."],
    [fr, "«\u202Fplan.pdf\u202F» est vide."],
    [italian, "«plan.pdf» è vuoto."],
    [da, "»plan.pdf« er tom."],
    [no, "«plan.pdf» er tom."],
    [sv, "”plan.pdf” är tom."],
  ])("has the quotes of its language, case %#", (texts, text) => {
    expect(texts.emptyFile("plan.pdf")).toBe(text);
  });
});

describe("texts in French", () => {
  it("have non-breaking spaces before punctuation and units", () => {
    expect(formatAll(fr).filter(([, text]) => /[ \w][:;?!»]|« /.test(text))).toEqual([]);
    expect(fr.fileTooLarge("plan.pdf", 10)).toBe("«\u202Fplan.pdf\u202F» dépasse 10\u00A0Mo.");
  });
});

describe("texts in Swiss German", () => {
  it("write ss for ß, except in arguments", () => {
    expect(formatAll(deCh).filter(([, text]) => text.replaceAll("Maß", "").includes("ß"))).toEqual([]);
    expect(deCh.fileTooLarge("Maß.pdf", 10)).toBe("«Maß.pdf» ist grösser als 10 MB.");
    expect(de.fileTooLarge("Maß.pdf", 10)).toBe("„Maß.pdf“ ist größer als 10 MB.");
  });

  it("have the Swiss word for cancelled", () => {
    expect(deCh.alreadyCancelled).toBe("Diese Anfrage wurde schon annulliert.");
    expect(de.alreadyCancelled).toBe("Diese Anfrage wurde schon storniert.");
  });
});

describe("getTexts and selectLocale", () => {
  it.each([
    ["de", de],
    ["de-DE", de],
    ["de-AT", de],
    ["de-CH", deCh],
    ["fr", fr],
    ["fr-CH", fr],
    ["it", italian],
    ["it-CH", italian],
    ["en", en],
    ["en-GB", en],
    ["en-IE", en],
    ["da", da],
    ["no", no],
    ["sv", sv],
    ["xx", de],
    ["constructor", de],
    ["", de],
  ])("return the texts of the locale %j, German for an unknown one", (locale, texts) => {
    expect(getTexts(locale)).toBe(texts);
  });

  it.each(Object.values(countrySeeds))(
    "select the default locale of $country if the requested one is unknown",
    (country) => {
      for (const requested of [undefined, "", "xx", "__proto__"]) {
        expect(selectLocale(requested, country)).toBe(country.defaultLocale);
      }
      expect(selectLocale("fr-CH", country)).toBe("fr-CH");
    },
  );
});
