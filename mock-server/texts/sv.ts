import type { Texts } from "./texts.ts";

const quote = (name: string) => `”${name}”`;

export const sv: Texts = {
  notAuthorized: "Du har inte åtkomst. Logga in med ett konto som har rätt till det här.",
  notSignedIn: "Du är inte inloggad.",
  unknownAttachment: (id) => `Det finns ingen fil med id:t ${quote(id)}.`,
  unknownNotification: (id) => `Det finns ingen avisering med id:t ${quote(id)}.`,
  unknownProject: (id) => `Det finns inget projekt med id:t ${quote(id)}.`,
  unknownRequest: (id) => `Det finns ingen förfrågan med id:t ${quote(id)}.`,
  unknownWindow: (id) => `Det finns inget fönster med id:t ${quote(id)}.`,
  fileNotFound: (path) => `Det finns ingen fil på adressen ${path}.`,
  fileLinkExpired: "Länken till filen har gått ut eller är ogiltig. Ladda om sidan som den finns på.",
  invalidPageSize: (size) => `En sida har 1 till 100 poster, inte ${size}.`,
  invalidSkip: (count) => `Det går att hoppa över 0 eller fler poster, inte ${count}.`,

  alreadyCancelled: "Den här förfrågan har redan återkallats.",
  cancelledTooLate: "Fönstren i den här förfrågan är redan monterade. Förfrågan kan inte längre återkallas.",
  reassigned: "Den här förfrågan har lämnats till en annan montör och kan inte längre återkallas.",
  unknownReason: (id) => `Det finns ingen orsak med id:t ${quote(id)}.`,
  freeTextNotAllowed: "Den här orsaken kan inte kompletteras med egna ord.",

  fileNeeded: "Välj minst en fil.",
  tooManyFiles: (max) => `En förfrågan kan ha högst ${max} filer.`,
  unsupportedFileType: (name) => `${quote(name)} är inte en PDF-, JPEG-, PNG- eller HEIC-fil.`,
  fileContentMismatch: (name, type) => `${quote(name)} är inte en ${type}-fil.`,
  emptyFile: (name) => `${quote(name)} är tom.`,
  fileTooLarge: (name, megabytes) => `${quote(name)} är större än ${megabytes} MB.`,
  fileContainsVirus: (name) => `${quote(name)} innehåller ett virus.`,

  textTooLong: (max, length) => `Högst ${max} tecken, inte ${length}.`,
  invalidTextLength: (min, max, length) => `${min} till ${max} tecken, inte ${length}.`,
  invalidEmail: "En e-postadress har formen namn@example.com.",
  invalidPhone:
    "Telefonnumret är inte giltigt. Ange ett nummer med riktnummer, eller ett utländskt nummer som börjar med +.",
  invalidPostCode: (example) => `Ange ett postnummer, till exempel ${example}.`,

  windowNeeded: "Ange minst ett fönster.",
  unknownWindowType: (key) => `Det finns inget fönster med typbeteckningen ${quote(key)}.`,
  invalidSerialNumber: "Ett serienummer har 6 till 20 bokstäver och siffror.",
  serialNumberTaken: (number) => `Ett fönster med serienumret ${quote(number)} är redan registrerat.`,
  invalidDate: "Ange ett datum som finns i kalendern.",
  dateInFuture: "Monteringsdatumet ligger i framtiden.",
  registrationDisabled: "Fönster kan inte registreras i ditt land.",

  incompleteLink: "Länken är inte fullständig.",
  unknownLink: "Vi känner inte till den här länken.",
  expiredLink: "Den här länken gäller inte längre.",
  alreadyClaimed: "De här fönstren har redan en ägare.",

  invalidRating: (rating) => `Ett omdöme går från 1 till 5, inte ${rating}.`,
  feedbackAlreadyGiven: "Synpunkter på det här projektet har redan lämnats.",
};
