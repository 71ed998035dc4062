/** The portal's search finds the answers that the mock backend serves as customers ask for them. */
import { describe, expect, it } from "vitest";
import { contentSeeds } from "../../mock-server/seeds/content/contentSeeds.ts";
import { createHelpSearch } from "../../src/features/content/search/createHelpSearch.ts";
import { loadSearchLanguage } from "../../src/features/content/search/loadSearchLanguage.ts";
import type { ContentLanguage } from "../../src/i18n/locale/contentLanguage.ts";

/** A query, what it differs in from the text, and the title of the question, document or link it should find first. */
type Search = [query: string, difference: string, title: string];

const searches: Record<ContentLanguage, Search[]> = {
  en: [
    ["condensaton", "typing error", "Why is there condensation on the pane?"],
    ["cancelling requests", "stems", "Can I cancel my request?"],
    ["warranty", "synonym", "Guarantee terms"],
    ["washing the panes", "synonym and stems", "How much care does a roof window need?"],
    ["upload a photo", "synonym", "Which files can I add to my project?"],
    ["fix something broken", "synonym", "Repairs and spare parts"],
  ],
  de: [
    ["Seriennumer", "typing error", "Wo finde ich die Seriennummer?"],
    ["Anfrage kündigen", "synonym", "Kann ich meine Anfrage stornieren?"],
    ["Fotos hochladen", "stem", "Welche Dateien kann ich zu meinem Projekt hochladen?"],
    ["Gewährleistung", "synonym", "Garantiebedingungen"],
    ["Wie lange dauert die Montage?", "synonym", "Wie lange dauert der Einbau?"],
    ["Schwitzwasser", "synonym", "Warum beschlägt die Scheibe?"],
  ],
  gsw: [
    ["Kostenvoranschlag", "synonym", "Was passiert, nachdem ich eine Anfrage gesendet habe?"],
    ["stornieren", "synonym", "Kann ich meine Anfrage annullieren?"],
    ["Kondenswaser", "typing error", "Warum läuft die Scheibe an?"],
    ["Farben der Jalousien", "synonym", "Storen und Rollläden: alle Farben"],
    ["Einbau bei Frost", "synonym", "Ist der Einbau auch im Winter oder bei Regen möglich?"],
  ],
  fr: [
    ["numero de serie", "no accents", "Où se trouve le numéro de série ?"],
    ["résilier la commande", "synonyms", "Puis-je annuler ma demande ?"],
    ["humidité", "synonym", "Pourquoi y a-t-il de la buée sur la vitre ?"],
    ["guide nettoyage", "synonym", "Guide d’entretien des fenêtres de toit"],
    ["garentie", "typing error", "Conditions de garantie"],
  ],
  it: [
    ["preventivo", "synonym", "Che cosa succede dopo l’invio della richiesta?"],
    ["disdire", "synonym", "Posso annullare la mia richiesta?"],
    ["condenza", "typing error", "Perché il vetro si appanna?"],
    ["pulire i vetri", "synonyms", "Quanta cura richiede una finestra da tetto?"],
    ["matricola", "synonym", "Dove trovo il numero di serie?"],
  ],
  no: [
    ["rengjøring", "synonym", "Hvor mye vedlikehold trenger et takvindu?"],
    ["avbestille", "synonym", "Kan jeg trekke tilbake forespørselen?"],
    ["serienumer", "typing error", "Hvor finner jeg serienummeret?"],
    ["kondens", "synonym", "Hvorfor dugger ruten?"],
    ["laste opp bilder", "synonyms", "Hvilke filer kan jeg legge ved prosjektet?"],
  ],
  sv: [
    ["avboka", "synonym", "Kan jag återkalla min förfrågan?"],
    ["kondens", "synonym", "Varför blir det imma på rutan?"],
    ["garantivilkor", "typing error", "Garantivillkor"],
    ["persienner", "synonym", "Gardiner och jalusier: alla färger"],
    ["hur länge tar installationen", "synonyms", "Hur lång tid tar monteringen?"],
  ],
  da: [
    ["opsige", "synonym", "Kan jeg annullere min forespørgsel?"],
    ["vaske ruder", "synonym", "Hvor meget pleje kræver et ovenlysvindue?"],
    ["reservdele", "typing error", "Reparation og reservedele"],
    ["persienner og skodde", "stem", "Gardiner og skodder: alle farver"],
    ["fugt på glasset", "synonyms", "Hvorfor kommer der dug på ruden?"],
  ],
};

const table = Object.entries(searches).flatMap(([language, rows]) =>
  rows.map(([query, difference, title]) => ({
    language: language as ContentLanguage,
    query,
    difference,
    title,
  })),
);

describe("The search of the help page", () => {
  it.each(table)(
    "finds first in $language for “$query” ($difference): $title",
    {
      tags: ["R1.9"],
    },
    async ({ language, query, title }) => {
      const { faq, documents, bookmarks } = contentSeeds[language];
      const entries = [
        ...faq.map((it) => ({ title: it.question, text: it.answer, category: it.category })),
        ...documents.map((it) => ({ title: it.title, text: "", category: it.category })),
        ...bookmarks.map((it) => ({ title: it.title, text: "", category: it.category })),
      ].map((entry) => ({ ...entry, id: entry.title }));
      const search = await createHelpSearch(entries, await loadSearchLanguage(language));
      // French has a space before punctuation, one of two that break no line.
      expect(search(query)?.ids[0]?.replaceAll(/\s/g, " ")).toBe(title);
    },
  );

  it("is tried with 40 queries in eight languages", () => {
    expect([table.length >= 40, Object.keys(searches).length]).toEqual([true, 8]);
  });
});
