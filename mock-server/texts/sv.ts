import type { Texts } from "./texts.ts";

const quoted = (name: string) => `”${name}”`;

export const sv: Texts = {
  notAuthorized: "Du har inte åtkomst. Logga in med ett konto som har rätt till det här.",
  notSignedIn: "Du är inte inloggad.",
  unknownAttachment: (id) => `Det finns ingen fil med id:t ${quoted(id)}.`,
  unknownNotification: (id) => `Det finns ingen avisering med id:t ${quoted(id)}.`,
  unknownProject: (id) => `Det finns inget projekt med id:t ${quoted(id)}.`,
  unknownRequest: (id) => `Det finns ingen förfrågan med id:t ${quoted(id)}.`,
  unknownWindow: (id) => `Det finns inget fönster med id:t ${quoted(id)}.`,
  noFileAt: (path) => `Det finns ingen fil på adressen ${path}.`,
  pageSize: (size) => `En sida har 1 till 100 poster, inte ${size}.`,
  skippedEntries: (count) => `Det går att hoppa över 0 eller fler poster, inte ${count}.`,

  cancelledAlready: "Den här förfrågan har redan avbokats.",
  cancelledTooLate: "Fönstren i den här förfrågan är redan monterade. Förfrågan kan inte längre avbokas.",
  reassigned: "Den här förfrågan har lämnats till en annan montör och kan inte längre avbokas.",
  unknownReason: (id) => `Det finns ingen orsak med id:t ${quoted(id)}.`,
  noOwnWords: "Den här orsaken kan inte kompletteras med egna ord.",

  fileNeeded: "Välj minst en fil.",
  tooManyFiles: (most) => `En förfrågan kan ha högst ${most} filer.`,
  wrongFileType: (name) => `${quoted(name)} är inte en PDF-, JPEG-, PNG- eller HEIC-fil.`,
  wrongFileContent: (name, kind) => `${quoted(name)} är inte en ${kind}-fil.`,
  emptyFile: (name) => `${quoted(name)} är tom.`,
  largeFile: (name, megabytes) => `${quoted(name)} är större än ${megabytes} MB.`,
  virus: (name) => `${quoted(name)} innehåller ett virus.`,

  mostCharacters: (most, length) => `Högst ${most} tecken, inte ${length}.`,
  someCharacters: (least, most, length) => `${least} till ${most} tecken, inte ${length}.`,
  email: "En e-postadress har formen namn@example.com.",
  phone:
    "Telefonnumret är inte giltigt. Ange ett nummer med riktnummer, eller ett utländskt nummer som börjar med +.",
  postCode: (example) => `Ange ett postnummer, till exempel ${example}.`,

  windowNeeded: "Ange minst ett fönster.",
  unknownTypeSign: (sign) => `Det finns inget fönster med typbeteckningen ${quoted(sign)}.`,
  serialNumber: "Ett serienummer har 6 till 20 bokstäver och siffror.",
  knownSerialNumber: (number) => `Ett fönster med serienumret ${quoted(number)} är redan registrerat.`,
  unknownDay: "Ange ett datum som finns i kalendern.",
  futureDay: "Monteringsdatumet ligger i framtiden.",
  registrationDisabled: "Fönster kan inte registreras i ditt land.",

  incompleteLink: "Länken är inte fullständig.",
  unknownLink: "Vi känner inte till den här länken.",
  expiredLink: "Den här länken gäller inte längre.",
  claimedAlready: "De här fönstren har redan en ägare.",

  rating: (rating) => `Ett omdöme går från 1 till 5, inte ${rating}.`,
  feedbackGiven: "Synpunkter på det här projektet har redan lämnats.",
};
