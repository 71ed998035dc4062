import { describe, expect, it } from "vitest";
import { createFile, createFileWithText, megabyte } from "../testing/createFile.ts";
import { findWindow } from "../testing/findRecords.ts";
import { createStandingWorld } from "../testing/worlds.ts";
import { da } from "../texts/da.ts";
import { de } from "../texts/de.ts";
import { fr } from "../texts/fr.ts";
import type { Texts } from "../texts/texts.ts";
import { getCancellationReasons } from "../world/cancellationReasons.ts";
import { checkPostCode } from "./addressRules.ts";
import { findReasonViolations, getCancellationError } from "./cancellationRules.ts";
import { findFileViolation } from "./fileRules.ts";
import { findPersonViolations } from "./personRules.ts";
import { checkLength } from "./violations.ts";
import { findWindowViolations } from "./windowRules.ts";

const virus = `X5O!P%@AP[4\\PZX54(P^)7CC)7}$${"EICAR"}-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*`;
const person = {
  firstName: "Anna",
  lastName: "Berg",
  email: "anna",
  phone: "12",
  street: "Dachweg",
  postCode: "10115",
  city: "Berlin",
};
const window = { key: "ABC M06", serialNumber: "TG 1", installationDate: "2026-02-30" };

const getMessages = (violations: readonly { message: string }[]) => violations.map(({ message }) => message);

/** The messages of all rules in one language. */
async function collectMessages(texts: Texts): Promise<(string | undefined)[]> {
  const world = createStandingWorld();
  const reasons = getCancellationReasons(world, "de");
  const { serialNumber } = findWindow(world, "anna");
  const files = [
    createFile({ name: "a.txt", type: "text/plain" }),
    createFile({ name: "b.png", type: "image/png", size: 0 }),
    createFile({ name: "c.pdf", size: 10 * megabyte + 1 }),
    createFileWithText(virus, "d.pdf"),
    new File(["<svg/>"], "e.pdf", { type: "application/pdf" }),
  ];
  const checked = await Promise.all(files.map((file) => findFileViolation(texts, file, "file")));
  return [
    checkPostCode(texts, "GB", "1"),
    getCancellationError(texts, "CANCELLED"),
    getCancellationError(texts, "REASSIGNED"),
    getCancellationError(texts, "WINDOW_REGISTERED"),
    ...getMessages(findReasonViolations(texts, reasons, "reason-9", null)),
    ...getMessages(findReasonViolations(texts, reasons, "reason-1", "No.")),
    ...checked.map((violation) => violation?.message),
    ...getMessages(findPersonViolations(texts, "DE", person, "customer")),
    checkLength(texts, "four", 0, 3),
    checkLength(texts, "", 1, 100),
    ...getMessages(findWindowViolations(texts, world, [])),
    ...getMessages(findWindowViolations(texts, world, [window])),
    ...getMessages(
      findWindowViolations(texts, world, [{ key: "TGS M06", serialNumber, installationDate: "2999-01-01" }]),
    ),
  ];
}

describe("messages of the rules", () => {
  it("are complete in German", async () => {
    expect(await collectMessages(de)).toEqual([
      "Geben Sie eine Postleitzahl wie SW1A 1AA an.",
      "Diese Anfrage wurde schon storniert.",
      "Diese Anfrage wurde an einen anderen Betrieb gegeben und kann nicht mehr storniert werden.",
      "Die Fenster dieser Anfrage sind schon eingebaut. Die Anfrage kann nicht mehr storniert werden.",
      "Es gibt keinen Grund mit der Kennung „reason-9“.",
      "Zu diesem Grund sind keine eigenen Worte möglich.",
      "„a.txt“ ist keine PDF-, JPEG-, PNG- oder HEIC-Datei.",
      "„b.png“ ist leer.",
      "„c.pdf“ ist größer als 10 MB.",
      "„d.pdf“ enthält einen Virus.",
      "„e.pdf“ ist keine PDF-Datei.",
      "Eine E-Mail-Adresse hat die Form name@example.com.",
      "Die Telefonnummer ist nicht gültig. Geben Sie eine Nummer mit Vorwahl an oder eine ausländische, die mit + beginnt.",
      "Höchstens 3 Zeichen, nicht 4.",
      "1 bis 100 Zeichen, nicht 0.",
      "Bitte geben Sie mindestens ein Fenster an.",
      "Es gibt kein Fenster mit der Typenbezeichnung „ABC M06“.",
      "Eine Seriennummer hat 6 bis 20 Buchstaben und Ziffern.",
      "Geben Sie einen Tag an, den es im Kalender gibt.",
      "Ein Fenster mit der Seriennummer „TG26104000“ ist schon registriert.",
      "Das Einbaudatum liegt in der Zukunft.",
    ]);
  });

  it("are complete in French", async () => {
    expect(await collectMessages(fr)).toEqual([
      "Indiquez un code postal tel que SW1A 1AA.",
      "Cette demande a déjà été annulée.",
      "Cette demande a été confiée à un autre installateur et ne peut plus être annulée.",
      "Les fenêtres de cette demande sont déjà posées. Elle ne peut plus être annulée.",
      "Il n’existe aucun motif avec l’identifiant «\u202Freason-9\u202F».",
      "Ce motif ne permet pas d’ajouter vos propres mots.",
      "«\u202Fa.txt\u202F» n’est pas un fichier PDF, JPEG, PNG ou HEIC.",
      "«\u202Fb.png\u202F» est vide.",
      "«\u202Fc.pdf\u202F» dépasse 10\u00A0Mo.",
      "«\u202Fd.pdf\u202F» contient un virus.",
      "«\u202Fe.pdf\u202F» n’est pas un fichier PDF.",
      "Une adresse e-mail a la forme name@example.com.",
      "Ce numéro de téléphone n’est pas valable. Indiquez un numéro avec son indicatif, ou un numéro étranger qui commence par +.",
      "3 caractères au maximum, et non 4.",
      "De 1 à 100 caractères, et non 0.",
      "Veuillez indiquer au moins une fenêtre.",
      "Il n’existe aucune fenêtre avec la référence de type «\u202FABC M06\u202F».",
      "Un numéro de série comporte de 6 à 20 lettres et chiffres.",
      "Indiquez un jour qui existe dans le calendrier.",
      "Une fenêtre avec le numéro de série «\u202FTG26104000\u202F» est déjà enregistrée.",
      "La date de pose est encore à venir.",
    ]);
  });

  it("are complete in Danish", async () => {
    expect(await collectMessages(da)).toEqual([
      "Indtast et postnummer, for eksempel SW1A 1AA.",
      "Denne forespørgsel er allerede annulleret.",
      "Denne forespørgsel er givet videre til en anden montør og kan ikke længere annulleres.",
      "Vinduerne i denne forespørgsel er allerede monteret. Forespørgslen kan ikke længere annulleres.",
      "Der findes ingen årsag med id’et »reason-9«.",
      "Denne årsag kan ikke suppleres med dine egne ord.",
      "»a.txt« er ikke en PDF-, JPEG-, PNG- eller HEIC-fil.",
      "»b.png« er tom.",
      "»c.pdf« er større end 10 MB.",
      "»d.pdf« indeholder en virus.",
      "»e.pdf« er ikke en PDF-fil.",
      "En e-mailadresse har formen navn@example.com.",
      "Telefonnummeret er ikke gyldigt. Indtast hele nummeret, eller et udenlandsk nummer, der begynder med +.",
      "Højst 3 tegn, ikke 4.",
      "1 til 100 tegn, ikke 0.",
      "Angiv mindst ét vindue.",
      "Der findes intet vindue med typebetegnelsen »ABC M06«.",
      "Et serienummer har 6 til 20 bogstaver og cifre.",
      "Indtast en dato, der findes i kalenderen.",
      "Et vindue med serienummeret »TG26104000« er allerede registreret.",
      "Monteringsdatoen ligger i fremtiden.",
    ]);
  });
});
