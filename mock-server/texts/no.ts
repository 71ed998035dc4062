import type { Texts } from "./texts.ts";

const quoted = (name: string) => `«${name}»`;

export const no: Texts = {
  notAuthorized: "Du har ikke tilgang. Logg inn med en konto som har lov til dette.",
  notSignedIn: "Du er ikke logget inn.",
  unknownAttachment: (id) => `Det finnes ingen fil med ID-en ${quoted(id)}.`,
  unknownNotification: (id) => `Det finnes ikke noe varsel med ID-en ${quoted(id)}.`,
  unknownProject: (id) => `Det finnes ikke noe prosjekt med ID-en ${quoted(id)}.`,
  unknownRequest: (id) => `Det finnes ingen forespørsel med ID-en ${quoted(id)}.`,
  unknownWindow: (id) => `Det finnes ikke noe vindu med ID-en ${quoted(id)}.`,
  noFileAt: (path) => `Det finnes ingen fil på adressen ${path}.`,
  pageSize: (size) => `En side har 1 til 100 oppføringer, ikke ${size}.`,
  skippedEntries: (count) => `Det hoppes over 0 eller flere oppføringer, ikke ${count}.`,

  cancelledAlready: "Denne forespørselen er allerede avbestilt.",
  cancelledTooLate:
    "Vinduene i denne forespørselen er allerede montert. Forespørselen kan ikke avbestilles lenger.",
  reassigned: "Denne forespørselen er gitt videre til en annen montør og kan ikke avbestilles lenger.",
  unknownReason: (id) => `Det finnes ingen årsak med ID-en ${quoted(id)}.`,
  noOwnWords: "Denne årsaken kan ikke utdypes med dine egne ord.",

  fileNeeded: "Velg minst én fil.",
  tooManyFiles: (most) => `En forespørsel kan ha høyst ${most} filer.`,
  wrongFileType: (name) => `${quoted(name)} er ikke en PDF-, JPEG-, PNG- eller HEIC-fil.`,
  wrongFileContent: (name, kind) => `${quoted(name)} er ikke en ${kind}-fil.`,
  emptyFile: (name) => `${quoted(name)} er tom.`,
  largeFile: (name, megabytes) => `${quoted(name)} er større enn ${megabytes} MB.`,
  virus: (name) => `${quoted(name)} inneholder et virus.`,

  mostCharacters: (most, length) => `Høyst ${most} tegn, ikke ${length}.`,
  someCharacters: (least, most, length) => `${least} til ${most} tegn, ikke ${length}.`,
  email: "En e-postadresse har formen navn@example.com.",
  phone:
    "Telefonnummeret er ikke gyldig. Skriv inn hele nummeret, eller et utenlandsk nummer som begynner med +.",
  postCode: (example) => `Skriv inn et postnummer, for eksempel ${example}.`,

  windowNeeded: "Oppgi minst ett vindu.",
  unknownTypeSign: (sign) => `Det finnes ikke noe vindu med typebetegnelsen ${quoted(sign)}.`,
  serialNumber: "Et serienummer har 6 til 20 bokstaver og sifre.",
  knownSerialNumber: (number) => `Et vindu med serienummeret ${quoted(number)} er allerede registrert.`,
  unknownDay: "Skriv inn en dato som finnes i kalenderen.",
  futureDay: "Monteringsdatoen ligger fram i tid.",
  registrationDisabled: "Vinduer kan ikke registreres i landet ditt.",

  incompleteLink: "Lenken er ufullstendig.",
  unknownLink: "Vi kjenner ikke til denne lenken.",
  expiredLink: "Denne lenken er ikke lenger gyldig.",
  claimedAlready: "Disse vinduene har allerede en eier.",

  rating: (rating) => `En vurdering går fra 1 til 5, ikke ${rating}.`,
  feedbackGiven: "Det er allerede gitt en tilbakemelding om dette prosjektet.",
};
