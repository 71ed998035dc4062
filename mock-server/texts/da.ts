import type { Texts } from "./texts.ts";

const quote = (name: string) => `»${name}«`;

export const da: Texts = {
  notAuthorized: "Du har ikke adgang. Log ind med en konto, der har lov til dette.",
  notSignedIn: "Du er ikke logget ind.",
  unknownAttachment: (id) => `Der findes ingen fil med id’et ${quote(id)}.`,
  unknownNotification: (id) => `Der findes ingen notifikation med id’et ${quote(id)}.`,
  unknownProject: (id) => `Der findes intet projekt med id’et ${quote(id)}.`,
  unknownRequest: (id) => `Der findes ingen forespørgsel med id’et ${quote(id)}.`,
  unknownWindow: (id) => `Der findes intet vindue med id’et ${quote(id)}.`,
  fileNotFound: (path) => `Der er ingen fil på adressen ${path}.`,
  fileLinkExpired: "Linket til filen er udløbet eller ugyldigt. Genindlæs siden, som det står på.",
  invalidPageSize: (size) => `En side har 1 til 100 poster, ikke ${size}.`,
  invalidSkip: (count) => `Der springes 0 eller flere poster over, ikke ${count}.`,

  alreadyCancelled: "Denne forespørgsel er allerede annulleret.",
  cancelledTooLate:
    "Vinduerne i denne forespørgsel er allerede monteret. Forespørgslen kan ikke længere annulleres.",
  reassigned: "Denne forespørgsel er givet videre til en anden montør og kan ikke længere annulleres.",
  unknownReason: (id) => `Der findes ingen årsag med id’et ${quote(id)}.`,
  freeTextNotAllowed: "Denne årsag kan ikke suppleres med dine egne ord.",

  fileNeeded: "Vælg mindst én fil.",
  tooManyFiles: (max) => `En forespørgsel kan højst have ${max} filer.`,
  unsupportedFileType: (name) => `${quote(name)} er ikke en PDF-, JPEG-, PNG- eller HEIC-fil.`,
  fileContentMismatch: (name, type) => `${quote(name)} er ikke en ${type}-fil.`,
  emptyFile: (name) => `${quote(name)} er tom.`,
  fileTooLarge: (name, megabytes) => `${quote(name)} er større end ${megabytes} MB.`,
  fileContainsVirus: (name) => `${quote(name)} indeholder en virus.`,

  textTooLong: (max, length) => `Højst ${max} tegn, ikke ${length}.`,
  invalidTextLength: (min, max, length) => `${min} til ${max} tegn, ikke ${length}.`,
  invalidEmail: "En e-mailadresse har formen navn@example.com.",
  invalidPhone:
    "Telefonnummeret er ikke gyldigt. Indtast hele nummeret, eller et udenlandsk nummer, der begynder med +.",
  invalidPostCode: (example) => `Indtast et postnummer, for eksempel ${example}.`,

  windowNeeded: "Angiv mindst ét vindue.",
  unknownWindowType: (key) => `Der findes intet vindue med typebetegnelsen ${quote(key)}.`,
  invalidSerialNumber: "Et serienummer har 6 til 20 bogstaver og cifre.",
  serialNumberTaken: (number) => `Et vindue med serienummeret ${quote(number)} er allerede registreret.`,
  invalidDate: "Indtast en dato, der findes i kalenderen.",
  dateInFuture: "Monteringsdatoen ligger i fremtiden.",
  registrationDisabled: "Vinduer kan ikke registreres i dit land.",

  incompleteLink: "Linket er ufuldstændigt.",
  unknownLink: "Vi kender ikke dette link.",
  expiredLink: "Dette link er ikke længere gyldigt.",
  alreadyClaimed: "Disse vinduer har allerede en ejer.",

  invalidRating: (rating) => `En vurdering går fra 1 til 5, ikke ${rating}.`,
  feedbackAlreadyGiven: "Der er allerede givet en tilbagemelding på dette projekt.",
};
