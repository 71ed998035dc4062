import { stemmer } from "@orama/stemmers/norwegian";
import type { SearchLanguage } from "../searchLanguage.ts";

export const norwegian: SearchLanguage = {
  stem: stemmer,
  synonyms: `
    forespørsel forespørselen henvendelse søknad bestilling
    tilbud tilbudet pristilbud anbud
    avbestille trekke tilbake kansellere avlyse angre annullere
    montør montøren håndverker snekker taktekker
    montering montere monteringen installasjon installere innsetting
    utskifting skifte bytte utbytting
    fil filer vedlegg dokument bilde bilder foto
    laste legge vedlegge
    stell vedlikehold vedlikeholde rengjøring rengjøre vaske vask pusse
    typeskilt typeskiltet skilt merke etikett
    serienummer serienummeret
    registrere registrering
    garanti garantivilkår reklamasjon reklamasjonsrett
    dugg dugger kondens fukt fuktig mugg damp
    rute ruten ruter glass
    vinter snø frost kulde
    regn regnvær storm uvær vær
    faktura regning kvittering
    gardin gardiner rullegardin blendingsgardin
    sjalusi sjalusier persienne persienner
    reparasjon reparere ødelagt defekt
    reservedel reservedeler
    gratis pris koster kostnad
    tar varighet lenge tid
    forberede forberedelse rydde
    skjer neste status videre
    loft loftet
    dagslys lys
    dato avtale
  `,
  stopWords: `alle at av bli blir bør da de dem den der deres det din ditt du eller en er et etter for fra få får gjør han
    har hun hva hvem hvilke hvilken hvilket hvis hvor hvordan hvorfor i ikke inn jeg kan man med meg men min mine mitt må
    når og også om opp oss på selv skal så til under ut var vi vil være`,
};
