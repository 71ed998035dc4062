import type { Texts } from "./texts.ts";

const quote = (name: string) => `«${name}»`;

export const no: Texts = {
  notAuthorized: "Du har ikke tilgang. Logg inn med en konto som har lov til dette.",
  notSignedIn: "Du er ikke logget inn.",
  unknownAttachment: (id) => `Det finnes ingen fil med ID-en ${quote(id)}.`,
  unknownNotification: (id) => `Det finnes ikke noe varsel med ID-en ${quote(id)}.`,
  unknownProject: (id) => `Det finnes ikke noe prosjekt med ID-en ${quote(id)}.`,
  unknownRequest: (id) => `Det finnes ingen forespørsel med ID-en ${quote(id)}.`,
  unknownWindow: (id) => `Det finnes ikke noe vindu med ID-en ${quote(id)}.`,
  fileNotFound: (path) => `Det finnes ingen fil på adressen ${path}.`,
  fileLinkExpired: "Lenken til filen er utløpt eller ugyldig. Last inn siden den står på, på nytt.",
  invalidPageSize: (size) => `En side har 1 til 100 oppføringer, ikke ${size}.`,
  invalidSkip: (count) => `Det hoppes over 0 eller flere oppføringer, ikke ${count}.`,

  alreadyCancelled: "Denne forespørselen er allerede trukket tilbake.",
  cancelledTooLate:
    "Vinduene i denne forespørselen er allerede montert. Forespørselen kan ikke trekkes tilbake lenger.",
  reassigned: "Denne forespørselen er gitt videre til en annen montør og kan ikke trekkes tilbake lenger.",
  unknownReason: (id) => `Det finnes ingen årsak med ID-en ${quote(id)}.`,
  freeTextNotAllowed: "Denne årsaken kan ikke utdypes med dine egne ord.",

  fileNeeded: "Velg minst én fil.",
  tooManyFiles: (max) => `En forespørsel kan ha høyst ${max} filer.`,
  unsupportedFileType: (name) => `${quote(name)} er ikke en PDF-, JPEG-, PNG- eller HEIC-fil.`,
  fileContentMismatch: (name, type) => `${quote(name)} er ikke en ${type}-fil.`,
  emptyFile: (name) => `${quote(name)} er tom.`,
  fileTooLarge: (name, megabytes) => `${quote(name)} er større enn ${megabytes} MB.`,
  fileContainsVirus: (name) => `${quote(name)} inneholder et virus.`,

  textTooLong: (max, length) => `Høyst ${max} tegn, ikke ${length}.`,
  invalidTextLength: (min, max, length) => `${min} til ${max} tegn, ikke ${length}.`,
  invalidEmail: "En e-postadresse har formen navn@example.com.",
  invalidPhone:
    "Telefonnummeret er ikke gyldig. Skriv inn hele nummeret, eller et utenlandsk nummer som begynner med +.",
  invalidPostCode: (example) => `Skriv inn et postnummer, for eksempel ${example}.`,

  windowNeeded: "Oppgi minst ett vindu.",
  unknownWindowType: (key) => `Det finnes ikke noe vindu med typebetegnelsen ${quote(key)}.`,
  invalidSerialNumber: "Et serienummer har 6 til 20 bokstaver og sifre.",
  serialNumberTaken: (number) => `Et vindu med serienummeret ${quote(number)} er allerede registrert.`,
  invalidDate: "Skriv inn en dato som finnes i kalenderen.",
  dateInFuture: "Monteringsdatoen ligger fram i tid.",
  registrationDisabled: "Vinduer kan ikke registreres i landet ditt.",

  incompleteLink: "Lenken er ufullstendig.",
  unknownLink: "Vi kjenner ikke til denne lenken.",
  expiredLink: "Denne lenken er ikke lenger gyldig.",
  alreadyClaimed: "Disse vinduene har allerede en eier.",

  invalidRating: (rating) => `En vurdering går fra 1 til 5, ikke ${rating}.`,
  feedbackAlreadyGiven: "Det er allerede gitt en tilbakemelding om dette prosjektet.",
};
