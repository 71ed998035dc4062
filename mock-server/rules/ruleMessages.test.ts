import { expect, it } from "vitest";
import { createFile, createFileWithText, megabyte } from "../testing/createFile.ts";
import { findWindow } from "../testing/findRecords.ts";
import { createStandingWorld } from "../testing/worlds.ts";
import de from "../texts/de.json" with { type: "json" };
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

/** The messages of all rules. */
async function collectMessages(): Promise<(string | undefined)[]> {
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
  const checked = await Promise.all(files.map((file) => findFileViolation(de, file, "file")));
  return [
    checkPostCode(de, "GB", "1"),
    getCancellationError(de, "CANCELLED"),
    getCancellationError(de, "REASSIGNED"),
    getCancellationError(de, "WINDOW_REGISTERED"),
    ...getMessages(findReasonViolations(de, reasons, "reason-9", null)),
    ...getMessages(findReasonViolations(de, reasons, "reason-1", "No.")),
    ...checked.map((violation) => violation?.message),
    ...getMessages(findPersonViolations(de, "DE", person, "customer")),
    checkLength(de, "four", 0, 3),
    checkLength(de, "", 1, 100),
    ...getMessages(findWindowViolations(de, world, [])),
    ...getMessages(findWindowViolations(de, world, [window])),
    ...getMessages(
      findWindowViolations(de, world, [{ key: "TGS M06", serialNumber, installationDate: "2999-01-01" }]),
    ),
  ];
}

it("rules have complete messages in German", async () => {
  expect(await collectMessages()).toEqual([
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
