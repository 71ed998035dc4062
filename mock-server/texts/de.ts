import type { Texts } from "./texts.ts";

/** In what the written German of two countries differs. */
interface Variety {
  sharpS: "ß" | "ss";
  quoted(name: string): string;
  cancelled: string;
}

/** Filled in with words from outside, a text could not be respelled any more: their ß is not ours to change. */
function german({ sharpS, quoted, cancelled }: Variety): Texts {
  return {
    notAuthorized: "Sie haben keinen Zugriff. Melden Sie sich mit einem Konto an, das dazu berechtigt ist.",
    notSignedIn: "Sie sind nicht angemeldet.",
    unknownAttachment: (id) => `Es gibt keine Datei mit der Kennung ${quoted(id)}.`,
    unknownNotification: (id) => `Es gibt keine Mitteilung mit der Kennung ${quoted(id)}.`,
    unknownProject: (id) => `Es gibt kein Projekt mit der Kennung ${quoted(id)}.`,
    unknownRequest: (id) => `Es gibt keine Anfrage mit der Kennung ${quoted(id)}.`,
    unknownWindow: (id) => `Es gibt kein Fenster mit der Kennung ${quoted(id)}.`,
    noFileAt: (path) => `Unter ${path} gibt es keine Datei.`,
    pageSize: (size) => `Eine Seite hat 1 bis 100 Einträge, nicht ${size}.`,
    skippedEntries: (count) => `Übersprungen werden 0 oder mehr Einträge, nicht ${count}.`,

    cancelledAlready: `Diese Anfrage wurde schon ${cancelled}.`,
    cancelledTooLate: `Die Fenster dieser Anfrage sind schon eingebaut. Die Anfrage kann nicht mehr ${cancelled} werden.`,
    reassigned: `Diese Anfrage wurde an einen anderen Betrieb gegeben und kann nicht mehr ${cancelled} werden.`,
    unknownReason: (id) => `Es gibt keinen Grund mit der Kennung ${quoted(id)}.`,
    noOwnWords: "Zu diesem Grund sind keine eigenen Worte möglich.",

    fileNeeded: "Bitte wählen Sie mindestens eine Datei aus.",
    tooManyFiles: (most) => `Zu einer Anfrage können höchstens ${most} Dateien gehören.`,
    wrongFileType: (name) => `${quoted(name)} ist keine PDF-, JPEG-, PNG- oder HEIC-Datei.`,
    wrongFileContent: (name, kind) => `${quoted(name)} ist keine ${kind}-Datei.`,
    emptyFile: (name) => `${quoted(name)} ist leer.`,
    largeFile: (name, megabytes) => `${quoted(name)} ist grö${sharpS}er als ${megabytes} MB.`,
    virus: (name) => `${quoted(name)} enthält einen Virus.`,

    mostCharacters: (most, length) => `Höchstens ${most} Zeichen, nicht ${length}.`,
    someCharacters: (least, most, length) => `${least} bis ${most} Zeichen, nicht ${length}.`,
    email: "Eine E-Mail-Adresse hat die Form name@example.com.",
    phone:
      "Die Telefonnummer ist nicht gültig. Geben Sie eine Nummer mit Vorwahl an oder eine ausländische, die mit + beginnt.",
    postCode: (example) => `Geben Sie eine Postleitzahl wie ${example} an.`,

    windowNeeded: "Bitte geben Sie mindestens ein Fenster an.",
    unknownTypeSign: (sign) => `Es gibt kein Fenster mit der Typenbezeichnung ${quoted(sign)}.`,
    serialNumber: "Eine Seriennummer hat 6 bis 20 Buchstaben und Ziffern.",
    knownSerialNumber: (number) =>
      `Ein Fenster mit der Seriennummer ${quoted(number)} ist schon registriert.`,
    unknownDay: "Geben Sie einen Tag an, den es im Kalender gibt.",
    futureDay: "Das Einbaudatum liegt in der Zukunft.",
    registrationDisabled: "In Ihrem Land können keine Fenster registriert werden.",

    incompleteLink: "Der Link ist unvollständig.",
    unknownLink: "Diesen Link kennen wir nicht.",
    expiredLink: "Dieser Link ist nicht mehr gültig.",
    claimedAlready: "Diese Fenster wurden schon übernommen.",

    rating: (rating) => `Eine Bewertung geht von 1 bis 5, nicht ${rating}.`,
    feedbackGiven: "Zu diesem Projekt gibt es schon eine Rückmeldung.",
  };
}

export const de = german({ sharpS: "ß", quoted: (name) => `„${name}“`, cancelled: "storniert" });

/** German as Switzerland writes it. */
export const deCh = german({ sharpS: "ss", quoted: (name) => `«${name}»`, cancelled: "annulliert" });
