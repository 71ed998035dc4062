import { stemmer } from "@orama/stemmers/swedish";
import type { SearchLanguage } from "../searchLanguage.ts";

export const swedish: SearchLanguage = {
  stem: stemmer,
  synonyms: `
    förfrågan förfrågningar beställning ansökan ärende
    offert offerten anbud kostnadsförslag prisförslag
    avboka avbokning återkalla avbeställa annullera ångra säga
    montör montören hantverkare snickare takläggare installatör
    montering montera monteringen installation installera insättning
    byte byta utbyte
    fil filer bilaga dokument bild bilder foto
    ladda lägga bifoga
    skötsel sköta underhåll underhålla rengöring rengöra tvätta putsa städa
    typskylt typskylten skylt etikett dekal
    serienummer serienumret
    registrera registrering
    garanti garantivillkor reklamation
    imma immar kondens fukt fuktig mögel ånga
    ruta rutan glas
    vinter vintern snö frost kyla
    regn regnar storm oväder väder
    faktura räkning kvitto
    gardin gardiner rullgardin mörkläggningsgardin
    jalusi jalusier persienn persienner
    reparation reparera trasig defekt sönder
    reservdel reservdelar
    gratis kostnadsfritt pris kostar kostnad
    tar lång tid länge varaktighet
    förbereda förberedelse förberedelser
    händer nästa status
    vind vinden loft
    dagsljus ljus
    datum tid
  `,
  stopWords: `alla att av blir de dem den deras det din ditt du efter eller en er ett för från får gör ha han har hon hur i
    in inte jag kan man med men mig min mina mitt måste när och också om oss på ska så till under upp ut vad var varför vara
    vem vi vilka vilken vilket vill`,
};
