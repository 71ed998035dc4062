import type { Texts } from "./texts.ts";

const quote = (name: string) => `«${name}»`;

export const it: Texts = {
  notAuthorized: "Non ha accesso. Acceda con un account che ne ha il diritto.",
  notSignedIn: "Non ha effettuato l’accesso.",
  unknownAttachment: (id) => `Non esiste nessun file con l’identificativo ${quote(id)}.`,
  unknownNotification: (id) => `Non esiste nessuna notifica con l’identificativo ${quote(id)}.`,
  unknownProject: (id) => `Non esiste nessun progetto con l’identificativo ${quote(id)}.`,
  unknownRequest: (id) => `Non esiste nessuna richiesta con l’identificativo ${quote(id)}.`,
  unknownWindow: (id) => `Non esiste nessuna finestra con l’identificativo ${quote(id)}.`,
  fileNotFound: (path) => `All’indirizzo ${path} non c’è nessun file.`,
  fileLinkExpired: "Il link a questo file è scaduto o non è valido. Ricarichi la pagina che lo contiene.",
  invalidPageSize: (size) => `Una pagina ha da 1 a 100 voci, non ${size}.`,
  invalidSkip: (count) => `Le voci da saltare sono 0 o più, non ${count}.`,

  alreadyCancelled: "Questa richiesta è già stata annullata.",
  cancelledTooLate:
    "Le finestre di questa richiesta sono già montate. La richiesta non può più essere annullata.",
  reassigned: "Questa richiesta è stata affidata a un altro installatore e non può più essere annullata.",
  unknownReason: (id) => `Non esiste nessun motivo con l’identificativo ${quote(id)}.`,
  freeTextNotAllowed: "Questo motivo non permette di aggiungere parole Sue.",

  fileNeeded: "Scelga almeno un file.",
  tooManyFiles: (max) => `Una richiesta può contenere al massimo ${max} file.`,
  unsupportedFileType: (name) => `${quote(name)} non è un file PDF, JPEG, PNG o HEIC.`,
  fileContentMismatch: (name, type) => `${quote(name)} non è un file ${type}.`,
  emptyFile: (name) => `${quote(name)} è vuoto.`,
  fileTooLarge: (name, megabytes) => `${quote(name)} supera i ${megabytes} MB.`,
  fileContainsVirus: (name) => `${quote(name)} contiene un virus.`,

  textTooLong: (max, length) => `Al massimo ${max} caratteri, non ${length}.`,
  invalidTextLength: (min, max, length) => `Da ${min} a ${max} caratteri, non ${length}.`,
  invalidEmail: "Un indirizzo e-mail ha la forma name@example.com.",
  invalidPhone:
    "Il numero di telefono non è valido. Indichi un numero con il prefisso, oppure un numero estero che inizia con +.",
  invalidPostCode: (example) => `Indichi un CAP come ${example}.`,

  windowNeeded: "Indichi almeno una finestra.",
  unknownWindowType: (key) => `Non esiste nessuna finestra con la sigla del modello ${quote(key)}.`,
  invalidSerialNumber: "Un numero di serie ha da 6 a 20 lettere e cifre.",
  serialNumberTaken: (number) => `Una finestra con il numero di serie ${quote(number)} è già registrata.`,
  invalidDate: "Indichi un giorno che esiste nel calendario.",
  dateInFuture: "La data di montaggio deve ancora venire.",
  registrationDisabled: "Nel Suo Paese non è possibile registrare finestre.",

  incompleteLink: "Il link è incompleto.",
  unknownLink: "Non conosciamo questo link.",
  expiredLink: "Questo link non è più valido.",
  alreadyClaimed: "Queste finestre hanno già un proprietario.",

  invalidRating: (rating) => `Una valutazione va da 1 a 5, non ${rating}.`,
  feedbackAlreadyGiven: "È già stata data un’opinione su questo progetto.",
};
