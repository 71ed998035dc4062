import type { Texts } from "./texts.ts";

const narrow = "\u202F";
const wide = "\u00A0";
const quoted = (name: string) => `«${narrow}${name}${narrow}»`;

export const fr: Texts = {
  notAuthorized: "Vous n’avez pas accès. Connectez-vous avec un compte qui en a le droit.",
  notSignedIn: "Veuillez vous connecter.",
  unknownAttachment: (id) => `Il n’existe aucun fichier avec l’identifiant ${quoted(id)}.`,
  unknownNotification: (id) => `Il n’existe aucune notification avec l’identifiant ${quoted(id)}.`,
  unknownProject: (id) => `Il n’existe aucun projet avec l’identifiant ${quoted(id)}.`,
  unknownRequest: (id) => `Il n’existe aucune demande avec l’identifiant ${quoted(id)}.`,
  unknownWindow: (id) => `Il n’existe aucune fenêtre avec l’identifiant ${quoted(id)}.`,
  noFileAt: (path) => `Il n’y a aucun fichier à l’adresse ${path}.`,
  pageSize: (size) => `Une page comporte de 1 à 100 entrées, et non ${size}.`,
  skippedEntries: (count) => `Le nombre d’entrées à ignorer est d’au moins 0, et non ${count}.`,

  cancelledAlready: "Cette demande a déjà été annulée.",
  cancelledTooLate: "Les fenêtres de cette demande sont déjà posées. Elle ne peut plus être annulée.",
  reassigned: "Cette demande a été confiée à un autre installateur et ne peut plus être annulée.",
  unknownReason: (id) => `Il n’existe aucun motif avec l’identifiant ${quoted(id)}.`,
  noOwnWords: "Ce motif ne permet pas d’ajouter vos propres mots.",

  fileNeeded: "Veuillez choisir au moins un fichier.",
  tooManyFiles: (most) => `Une demande peut contenir ${most} fichiers au maximum.`,
  wrongFileType: (name) => `${quoted(name)} n’est pas un fichier PDF, JPEG, PNG ou HEIC.`,
  wrongFileContent: (name, kind) => `${quoted(name)} n’est pas un fichier ${kind}.`,
  emptyFile: (name) => `${quoted(name)} est vide.`,
  largeFile: (name, megabytes) => `${quoted(name)} dépasse ${megabytes}${wide}Mo.`,
  virus: (name) => `${quoted(name)} contient un virus.`,

  mostCharacters: (most, length) => `${most} caractères au maximum, et non ${length}.`,
  someCharacters: (least, most, length) => `De ${least} à ${most} caractères, et non ${length}.`,
  email: "Une adresse e-mail a la forme name@example.com.",
  phone:
    "Ce numéro de téléphone n’est pas valable. Indiquez un numéro avec son indicatif, ou un numéro étranger qui commence par +.",
  postCode: (example) => `Indiquez un code postal tel que ${example}.`,

  windowNeeded: "Veuillez indiquer au moins une fenêtre.",
  unknownTypeSign: (sign) => `Il n’existe aucune fenêtre avec la référence de type ${quoted(sign)}.`,
  serialNumber: "Un numéro de série comporte de 6 à 20 lettres et chiffres.",
  knownSerialNumber: (number) =>
    `Une fenêtre avec le numéro de série ${quoted(number)} est déjà enregistrée.`,
  unknownDay: "Indiquez un jour qui existe dans le calendrier.",
  futureDay: "La date de pose est encore à venir.",
  registrationDisabled: "Dans votre pays, les fenêtres ne peuvent pas être enregistrées.",

  incompleteLink: "Le lien est incomplet.",
  unknownLink: "Nous ne connaissons pas ce lien.",
  expiredLink: "Ce lien n’est plus valable.",
  claimedAlready: "Ces fenêtres ont déjà un propriétaire.",

  rating: (rating) => `Une note va de 1 à 5${wide}: ${rating} n’est pas possible.`,
  feedbackGiven: "Un avis sur ce projet a déjà été donné.",
};
