import { stemmer } from "@orama/stemmers/danish";
import type { SearchLanguage } from "../searchLanguage.ts";

export const danish: SearchLanguage = {
  stem: stemmer,
  synonyms: `
    forespørgsel forespørgslen henvendelse anmodning bestilling
    tilbud tilbuddet overslag
    annullere annuller afbestille afbestil fortryde opsige aflyse
    montør montøren håndværker tømrer tagdækker
    montering montere monteringen installation installere isætning
    udskiftning udskifte skifte bytte
    fil filer vedhæftning dokument billede billeder foto
    uploade tilføje vedhæfte
    pleje pasning vedligehold vedligeholdelse rengøring rengøre pudse vaske
    typeskilt typeskiltet skilt mærkat label
    serienummer serienummeret stelnummer
    registrere registrering
    garanti garantibetingelser reklamationsret
    dug dugger kondens kondensvand fugt fugtig skimmel damp
    rude ruden ruder glas
    vinter sne frost kulde
    regn regnvejr storm uvejr vejr
    faktura regning kvittering
    gardin gardiner rullegardin mørklægningsgardin
    jalousi jalousier skodde skodder
    reparation reparere defekt itu ødelagt
    reservedel reservedele
    gratis pris koster omkostning
    varer varighed længe tid
    forberede forberedelse klargøre
    sker næste status forløb
    loft loftsrum tagetage
    dagslys lys
    dato aftale
  `,
  stopWords: `af alle at bliver da de dem den der deres det dig din dit du efter eller en er et for fra få får gør han har
    have hun hvad hvem hvilke hvilken hvilket hvis hvor hvordan hvorfor hvornår i ikke ind jeg kan man med men mig min mine
    mit må når og også om op os på selv skal så til ud under var vi vil være`,
};
