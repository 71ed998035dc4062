import { stemmer } from "@orama/stemmers/italian";
import type { SearchLanguage } from "../searchLanguage.ts";

export const italian: SearchLanguage = {
  stem: stemmer,
  synonyms: `
    richiesta domanda ordine
    offerta preventivo
    annullare annullamento disdire disdetta cancellare revocare ritirare
    installatore artigiano montatore copritetto ditta
    montaggio montare installazione installare posa
    sostituzione sostituire cambiare cambio
    file allegato documento foto immagine
    aggiungere caricare allegare
    cura manutenzione pulire pulizia lavare lavaggio
    targhetta etichetta adesivo
    serie seriale matricola
    registrare registrazione iscrivere
    garanzia garanzie
    appannare appanna condensa umidità umido muffa vapore
    vetro vetri lastra
    inverno neve freddo gelo
    pioggia temporale tempesta maltempo
    fattura ricevuta scontrino
    tenda tende tendina oscurante
    tapparella tapparelle persiana persiane
    riparazione riparazioni riparare rotto guasto difetto
    ricambio ricambi
    gratuito gratuitamente gratis prezzo costo
    durata dura tempo lungo quanto
    preparare preparazione
    succede prossimo stato avviene dopo
    mansarda solaio soffitta
    luce naturale
    data appuntamento
  `,
  stopWords: `a ai al alla alle anche c che chi ci col come con cosa così cui d da dal dalla dei del della delle deve devo
    di dove e è fare gli ha ho i il in io l la le lei lo ma mi mia mie miei mio ne nel nella non o per perché può posso
    quale quali quando se sei si sia sono su sua suo sul sulla tra tu un una uno va vi`,
};
