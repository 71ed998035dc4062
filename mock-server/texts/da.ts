import type { Texts } from "./texts.ts";

const quoted = (name: string) => `»${name}«`;

export const da: Texts = {
  notAuthorized: "Du har ikke adgang. Log ind med en konto, der har lov til dette.",
  notSignedIn: "Du er ikke logget ind.",
  unknownAttachment: (id) => `Der findes ingen fil med id’et ${quoted(id)}.`,
  unknownNotification: (id) => `Der findes ingen notifikation med id’et ${quoted(id)}.`,
  unknownProject: (id) => `Der findes intet projekt med id’et ${quoted(id)}.`,
  unknownRequest: (id) => `Der findes ingen forespørgsel med id’et ${quoted(id)}.`,
  unknownWindow: (id) => `Der findes intet vindue med id’et ${quoted(id)}.`,
  noFileAt: (path) => `Der er ingen fil på adressen ${path}.`,
  pageSize: (size) => `En side har 1 til 100 poster, ikke ${size}.`,
  skippedEntries: (count) => `Der springes 0 eller flere poster over, ikke ${count}.`,

  cancelledAlready: "Denne forespørgsel er allerede annulleret.",
  cancelledTooLate:
    "Vinduerne i denne forespørgsel er allerede monteret. Forespørgslen kan ikke længere annulleres.",
  reassigned: "Denne forespørgsel er givet videre til en anden montør og kan ikke længere annulleres.",
  unknownReason: (id) => `Der findes ingen årsag med id’et ${quoted(id)}.`,
  noOwnWords: "Denne årsag kan ikke suppleres med dine egne ord.",

  fileNeeded: "Vælg mindst én fil.",
  tooManyFiles: (most) => `En forespørgsel kan højst have ${most} filer.`,
  wrongFileType: (name) => `${quoted(name)} er ikke en PDF-, JPEG-, PNG- eller HEIC-fil.`,
  wrongFileContent: (name, kind) => `${quoted(name)} er ikke en ${kind}-fil.`,
  emptyFile: (name) => `${quoted(name)} er tom.`,
  largeFile: (name, megabytes) => `${quoted(name)} er større end ${megabytes} MB.`,
  virus: (name) => `${quoted(name)} indeholder en virus.`,

  mostCharacters: (most, length) => `Højst ${most} tegn, ikke ${length}.`,
  someCharacters: (least, most, length) => `${least} til ${most} tegn, ikke ${length}.`,
  email: "En e-mailadresse har formen navn@example.com.",
  phone:
    "Telefonnummeret er ikke gyldigt. Indtast hele nummeret, eller et udenlandsk nummer, der begynder med +.",
  postCode: (example) => `Indtast et postnummer, for eksempel ${example}.`,

  windowNeeded: "Angiv mindst ét vindue.",
  unknownTypeSign: (sign) => `Der findes intet vindue med typebetegnelsen ${quoted(sign)}.`,
  serialNumber: "Et serienummer har 6 til 20 bogstaver og cifre.",
  knownSerialNumber: (number) => `Et vindue med serienummeret ${quoted(number)} er allerede registreret.`,
  unknownDay: "Indtast en dato, der findes i kalenderen.",
  futureDay: "Monteringsdatoen ligger i fremtiden.",
  registrationDisabled: "Vinduer kan ikke registreres i dit land.",

  incompleteLink: "Linket er ufuldstændigt.",
  unknownLink: "Vi kender ikke dette link.",
  expiredLink: "Dette link er ikke længere gyldigt.",
  claimedAlready: "Disse vinduer har allerede en ejer.",

  rating: (rating) => `En vurdering går fra 1 til 5, ikke ${rating}.`,
  feedbackGiven: "Der er allerede givet en tilbagemelding på dette projekt.",
};
