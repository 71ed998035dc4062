import { stemmer } from "@orama/stemmers/german";
import type { SearchLanguage } from "../searchLanguage.ts";

/** German in Germany, Austria and Switzerland. */
export const german: SearchLanguage = {
  stem: stemmer,
  synonyms: `
    Anfrage Auftrag Bestellung Antrag
    Angebot Offerte Kostenvoranschlag
    stornieren Stornierung kündigen absagen zurückziehen widerrufen abbrechen annullieren
    Handwerksbetrieb Betrieb Handwerker Installateur Monteur Dachdecker Fachbetrieb Firma
    Einbau Montage Installation einbauen montieren
    Austausch Ersatz ersetzen tauschen wechseln
    Datei Anhang Dokument Foto Bild Unterlagen
    hochladen Upload anhängen
    Pflege Wartung reinigen Reinigung putzen säubern waschen warten pflegen
    Seriennummer Gerätenummer Fabrikationsnummer
    Typenschild Schild Aufkleber Etikett Plakette
    registrieren Registrierung erfassen eintragen
    Garantie Garantiebedingungen Gewährleistung
    anlaufen anläuft beschlagen beschlägt Kondenswasser Kondensat Feuchtigkeit feucht Schwitzwasser nass Schimmel
    Scheibe Glas
    Winter Schnee Frost Kälte kalt
    Regen Sturm Wetter Unwetter
    Rechnung Beleg Quittung Faktura
    Rollo Rollos Storen Store Plissee Jalousie Jalousien Sonnenschutz Verdunkelung
    Rollladen Rollläden Laden Fensterläden
    Reparatur reparieren kaputt defekt beschädigt
    Ersatzteil Ersatzteile Zubehör
    kostenlos gratis Kosten kostet Preis
    dauert Dauer lange Zeit
    vorbereiten Vorbereitung freiräumen
    passiert weiter Ablauf Status Stand nächste
    Dachboden Estrich Dachgeschoss
    Tageslicht Licht Helligkeit
    Termin Datum
  `,
  stopWords: `ab aber alle als am an auch auf aus bei bin bis da das dass dem den der des die dies dieser du durch ein eine
    einem einen einer eines er es etwas für geht habe haben hat ich ihr ihre im in ist ja kann man mein meine meinem meinen
    meiner mich mir mit muss müssen nach nicht noch oder sich sie sind so soll sollte sollten um und uns unser vom von vor
    wann warum was welche welcher welches wenn wer wie wieso wir wird wo wozu zu zum zur`,
};
