import { describe, expect, it } from "vitest";
import { countrySeeds } from "../world/countries/countrySeeds.ts";
import { da } from "./da.ts";
import { de, deCh } from "./de.ts";
import { en } from "./en.ts";
import { fr } from "./fr.ts";
import { it as italian } from "./it.ts";
import { no } from "./no.ts";
import { sv } from "./sv.ts";
import type { Texts } from "./texts.ts";
import { callerLocale, textsFor } from "./textsFor.ts";

const languages = { en, de, "de-CH": deCh, fr, it: italian, da, no, sv };
const translations = Object.entries(languages).filter(([language]) => language !== "en");

/** Every text of a language, filled in with the name „Maß“ or a number wherever it takes one. */
function filled(texts: Texts): [name: string, text: string][] {
  const named = (text: (name: string) => string) => text("Maß");
  const counted = (text: (count: number) => string) => text(7);
  return Object.entries({
    ...texts,
    unknownAttachment: named(texts.unknownAttachment),
    unknownNotification: named(texts.unknownNotification),
    unknownProject: named(texts.unknownProject),
    unknownRequest: named(texts.unknownRequest),
    unknownWindow: named(texts.unknownWindow),
    noFileAt: named(texts.noFileAt),
    pageSize: counted(texts.pageSize),
    skippedEntries: counted(texts.skippedEntries),
    unknownReason: named(texts.unknownReason),
    tooManyFiles: counted(texts.tooManyFiles),
    wrongFileType: named(texts.wrongFileType),
    wrongFileContent: texts.wrongFileContent("Maß", "PDF"),
    emptyFile: named(texts.emptyFile),
    largeFile: texts.largeFile("Maß", 7),
    virus: named(texts.virus),
    mostCharacters: texts.mostCharacters(7, 8),
    someCharacters: texts.someCharacters(1, 7, 8),
    postCode: named(texts.postCode),
    unknownTypeSign: named(texts.unknownTypeSign),
    knownSerialNumber: named(texts.knownSerialNumber),
    rating: counted(texts.rating),
  } satisfies Record<keyof Texts, string>);
}

const english = new Map(filled(en));

describe.each(translations)("%s", (_, texts) => {
  it("has no copy of an English text", () => {
    expect(filled(texts).filter(([name, text]) => english.get(name) === text)).toEqual([]);
  });

  it("names what the English text names", () => {
    const placeholders = (text: string) => ["Maß", "7", "8", "PDF"].filter((part) => text.includes(part));
    const named = (of: Texts) => filled(of).map(([name, text]) => [name, placeholders(text)]);
    expect(named(texts)).toEqual(named(en));
  });
});

describe.each(Object.entries(languages))("%s", (_, texts) => {
  it("writes whole sentences with typographic quotes and apostrophes", () => {
    expect(filled(texts).filter(([, text]) => !/^[\p{Lu}\d“„«”»].*\.$/u.test(text))).toEqual([]);
    expect(filled(texts).filter(([, text]) => /["']/.test(text))).toEqual([]);
  });

  it("tells its texts apart", () => {
    const all = filled(texts).map(([, text]) => text);
    expect(all.filter((text, index) => all.indexOf(text) !== index)).toEqual([]);
  });
});

describe("the quotes", () => {
  it.each([
    [en, "“plan.pdf” is empty."],
    [de, "„plan.pdf“ ist leer."],
    [deCh, "«plan.pdf» ist leer."],
    [fr, "«\u202Fplan.pdf\u202F» est vide."],
    [italian, "«plan.pdf» è vuoto."],
    [da, "»plan.pdf« er tom."],
    [no, "«plan.pdf» er tom."],
    [sv, "”plan.pdf” är tom."],
  ])("are those of the language, case %#", (texts, text) => {
    expect(texts.emptyFile("plan.pdf")).toBe(text);
  });
});

describe("French", () => {
  it("has no plain space where it wants one that does not break", () => {
    expect(filled(fr).filter(([, text]) => /[ \w][:;?!»]|« /.test(text))).toEqual([]);
    expect(fr.largeFile("plan.pdf", 10)).toBe("«\u202Fplan.pdf\u202F» dépasse 10\u00A0Mo.");
  });
});

describe("German in Switzerland", () => {
  it("writes ss for ß, except in the customer's own words", () => {
    expect(filled(deCh).filter(([, text]) => text.replaceAll("Maß", "").includes("ß"))).toEqual([]);
    expect(deCh.largeFile("Maß.pdf", 10)).toBe("«Maß.pdf» ist grösser als 10 MB.");
    expect(de.largeFile("Maß.pdf", 10)).toBe("„Maß.pdf“ ist größer als 10 MB.");
  });

  it("has its own word for cancelled", () => {
    expect(deCh.cancelledAlready).toBe("Diese Anfrage wurde schon annulliert.");
    expect(de.cancelledAlready).toBe("Diese Anfrage wurde schon storniert.");
  });
});

describe("the language of a caller", () => {
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
  ])("with the locale %j is the one of the locale, German for an unknown one", (locale, texts) => {
    expect(textsFor(locale)).toBe(texts);
  });

  it.each(Object.values(countrySeeds))("in $country is the country's where none is known", (country) => {
    for (const asked of [undefined, "", "xx", "__proto__"]) {
      expect(callerLocale(asked, country)).toBe(country.defaultLocale);
    }
    expect(callerLocale("fr-CH", country)).toBe("fr-CH");
  });
});
