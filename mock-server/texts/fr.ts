import type { Texts } from "./texts.ts";

const narrow = "\u202F";
const wide = "\u00A0";
const quote = (name: string) => `«${narrow}${name}${narrow}»`;

export const fr: Texts = {
  notAuthorized: "Vous n’avez pas accès. Connectez-vous avec un compte qui en a le droit.",
  notSignedIn: "Veuillez vous connecter.",
  unknownAttachment: (id) => `Il n’existe aucun fichier avec l’identifiant ${quote(id)}.`,
  unknownNotification: (id) => `Il n’existe aucune notification avec l’identifiant ${quote(id)}.`,
  unknownProject: (id) => `Il n’existe aucun projet avec l’identifiant ${quote(id)}.`,
  unknownRequest: (id) => `Il n’existe aucune demande avec l’identifiant ${quote(id)}.`,
  unknownWindow: (id) => `Il n’existe aucune fenêtre avec l’identifiant ${quote(id)}.`,
  fileNotFound: (path) => `Il n’y a aucun fichier à l’adresse ${path}.`,
  fileLinkExpired:
    "Le lien vers ce fichier a expiré ou n’est pas valable. Rechargez la page qui le contient.",
  invalidPageSize: (size) => `Une page comporte de 1 à 100 entrées, et non ${size}.`,
  invalidSkip: (count) => `Le nombre d’entrées à ignorer est d’au moins 0, et non ${count}.`,

  alreadyCancelled: "Cette demande a déjà été annulée.",
  cancelledTooLate: "Les fenêtres de cette demande sont déjà posées. Elle ne peut plus être annulée.",
  reassigned: "Cette demande a été confiée à un autre installateur et ne peut plus être annulée.",
  unknownReason: (id) => `Il n’existe aucun motif avec l’identifiant ${quote(id)}.`,
  freeTextNotAllowed: "Ce motif ne permet pas d’ajouter vos propres mots.",

  fileNeeded: "Veuillez choisir au moins un fichier.",
  tooManyFiles: (max) => `Une demande peut contenir ${max} fichiers au maximum.`,
  unsupportedFileType: (name) => `${quote(name)} n’est pas un fichier PDF, JPEG, PNG ou HEIC.`,
  fileContentMismatch: (name, type) => `${quote(name)} n’est pas un fichier ${type}.`,
  emptyFile: (name) => `${quote(name)} est vide.`,
  fileTooLarge: (name, megabytes) => `${quote(name)} dépasse ${megabytes}${wide}Mo.`,
  fileContainsVirus: (name) => `${quote(name)} contient un virus.`,

  textTooLong: (max, length) => `${max} caractères au maximum, et non ${length}.`,
  invalidTextLength: (min, max, length) => `De ${min} à ${max} caractères, et non ${length}.`,
  invalidEmail: "Une adresse e-mail a la forme name@example.com.",
  invalidPhone:
    "Ce numéro de téléphone n’est pas valable. Indiquez un numéro avec son indicatif, ou un numéro étranger qui commence par +.",
  invalidPostCode: (example) => `Indiquez un code postal tel que ${example}.`,

  windowNeeded: "Veuillez indiquer au moins une fenêtre.",
  unknownWindowType: (key) => `Il n’existe aucune fenêtre avec la référence de type ${quote(key)}.`,
  invalidSerialNumber: "Un numéro de série comporte de 6 à 20 lettres et chiffres.",
  serialNumberTaken: (number) => `Une fenêtre avec le numéro de série ${quote(number)} est déjà enregistrée.`,
  invalidDate: "Indiquez un jour qui existe dans le calendrier.",
  dateInFuture: "La date de pose est encore à venir.",
  registrationDisabled: "Dans votre pays, les fenêtres ne peuvent pas être enregistrées.",

  incompleteLink: "Le lien est incomplet.",
  unknownLink: "Nous ne connaissons pas ce lien.",
  expiredLink: "Ce lien n’est plus valable.",
  alreadyClaimed: "Ces fenêtres ont déjà un propriétaire.",

  invalidRating: (rating) => `Une note va de 1 à 5${wide}: ${rating} n’est pas possible.`,
  feedbackAlreadyGiven: "Un avis sur ce projet a déjà été donné.",
};
