import type { Texts } from "./texts.ts";

/** Differences between the written German of two countries. */
interface GermanVariant {
  sharpS: "ß" | "ss";
  quote(name: string): string;
  cancelled: string;
}

/** Takes the spelling as an option, because replacing ß in a finished text would also change its arguments. */
function createGermanTexts({ sharpS, quote, cancelled }: GermanVariant): Texts {
  return {
    notAuthorized: "Sie haben keinen Zugriff. Melden Sie sich mit einem Konto an, das dazu berechtigt ist.",
    notSignedIn: "Sie sind nicht angemeldet.",
    unknownAttachment: (id) => `Es gibt keine Datei mit der Kennung ${quote(id)}.`,
    unknownNotification: (id) => `Es gibt keine Mitteilung mit der Kennung ${quote(id)}.`,
    unknownProject: (id) => `Es gibt kein Projekt mit der Kennung ${quote(id)}.`,
    unknownRequest: (id) => `Es gibt keine Anfrage mit der Kennung ${quote(id)}.`,
    unknownWindow: (id) => `Es gibt kein Fenster mit der Kennung ${quote(id)}.`,
    fileNotFound: (path) => `Unter ${path} gibt es keine Datei.`,
    fileLinkExpired:
      "Der Link zu dieser Datei ist abgelaufen oder ungültig. Laden Sie die Seite neu, auf der er steht.",
    invalidPageSize: (size) => `Eine Seite hat 1 bis 100 Einträge, nicht ${size}.`,
    invalidSkip: (count) => `Übersprungen werden 0 oder mehr Einträge, nicht ${count}.`,

    alreadyCancelled: `Diese Anfrage wurde schon ${cancelled}.`,
    cancelledTooLate: `Die Fenster dieser Anfrage sind schon eingebaut. Die Anfrage kann nicht mehr ${cancelled} werden.`,
    reassigned: `Diese Anfrage wurde an einen anderen Betrieb gegeben und kann nicht mehr ${cancelled} werden.`,
    unknownReason: (id) => `Es gibt keinen Grund mit der Kennung ${quote(id)}.`,
    freeTextNotAllowed: "Zu diesem Grund sind keine eigenen Worte möglich.",

    fileNeeded: "Bitte wählen Sie mindestens eine Datei aus.",
    tooManyFiles: (max) => `Zu einer Anfrage können höchstens ${max} Dateien gehören.`,
    unsupportedFileType: (name) => `${quote(name)} ist keine PDF-, JPEG-, PNG- oder HEIC-Datei.`,
    fileContentMismatch: (name, type) => `${quote(name)} ist keine ${type}-Datei.`,
    emptyFile: (name) => `${quote(name)} ist leer.`,
    fileTooLarge: (name, megabytes) => `${quote(name)} ist grö${sharpS}er als ${megabytes} MB.`,
    fileContainsVirus: (name) => `${quote(name)} enthält einen Virus.`,

    textTooLong: (max, length) => `Höchstens ${max} Zeichen, nicht ${length}.`,
    invalidTextLength: (min, max, length) => `${min} bis ${max} Zeichen, nicht ${length}.`,
    invalidEmail: "Eine E-Mail-Adresse hat die Form name@example.com.",
    invalidPhone:
      "Die Telefonnummer ist nicht gültig. Geben Sie eine Nummer mit Vorwahl an oder eine ausländische, die mit + beginnt.",
    invalidPostCode: (example) => `Geben Sie eine Postleitzahl wie ${example} an.`,

    windowNeeded: "Bitte geben Sie mindestens ein Fenster an.",
    unknownWindowType: (key) => `Es gibt kein Fenster mit der Typenbezeichnung ${quote(key)}.`,
    invalidSerialNumber: "Eine Seriennummer hat 6 bis 20 Buchstaben und Ziffern.",
    serialNumberTaken: (number) => `Ein Fenster mit der Seriennummer ${quote(number)} ist schon registriert.`,
    invalidDate: "Geben Sie einen Tag an, den es im Kalender gibt.",
    dateInFuture: "Das Einbaudatum liegt in der Zukunft.",
    registrationDisabled: "In Ihrem Land können keine Fenster registriert werden.",

    incompleteLink: "Der Link ist unvollständig.",
    unknownLink: "Diesen Link kennen wir nicht.",
    expiredLink: "Dieser Link ist nicht mehr gültig.",
    alreadyClaimed: "Diese Fenster wurden schon übernommen.",

    invalidRating: (rating) => `Eine Bewertung geht von 1 bis 5, nicht ${rating}.`,
    feedbackAlreadyGiven: "Zu diesem Projekt gibt es schon eine Rückmeldung.",
  };
}

export const de = createGermanTexts({ sharpS: "ß", quote: (name) => `„${name}“`, cancelled: "storniert" });

/** Swiss German spelling. */
export const deCh = createGermanTexts({
  sharpS: "ss",
  quote: (name) => `«${name}»`,
  cancelled: "annulliert",
});
