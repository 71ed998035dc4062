import type { Country } from "./locales.ts";

/** The operator's decisions for a country. All addresses are examples: set yours before a release. */
export interface OperatorSettings {
  /** Pages that every page links to. `{language}` becomes the visitor's language, for example `fr`. */
  legalPages: Readonly<Record<LegalPage, string>>;
  /**
   * The time of loading the tag manager. after-consent: once the visitor has agreed. consent-mode: at once, with every consent
   * denied until the visitor agrees; its tags must respect Google's consent mode.
   */
  tagManagerStart: "after-consent" | "consent-mode";
}

export const legalPages = ["imprint", "privacy", "terms", "accessibility"] as const;

export type LegalPage = (typeof legalPages)[number];

export const operatorSettings: Readonly<Record<Country, OperatorSettings>> = {
  DE: createExample("de"),
  AT: createExample("at"),
  CH: createExample("ch/{language}"),
  GB: createExample("gb"),
  IE: createExample("ie"),
  NO: createExample("no"),
  SE: createExample("se"),
  DK: createExample("dk"),
};

function createExample(folder: string): OperatorSettings {
  return {
    legalPages: {
      imprint: `https://www.taglys.example/${folder}/imprint`,
      privacy: `https://www.taglys.example/${folder}/privacy`,
      terms: `https://www.taglys.example/${folder}/terms`,
      accessibility: `https://www.taglys.example/${folder}/accessibility`,
    },
    tagManagerStart: "after-consent",
  };
}
