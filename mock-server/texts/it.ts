import type { Texts } from "./texts.ts";

const quoted = (name: string) => `«${name}»`;

export const it: Texts = {
  notAuthorized: "Non ha accesso. Acceda con un account che ne ha il diritto.",
  notSignedIn: "Non ha effettuato l’accesso.",
  unknownAttachment: (id) => `Non esiste nessun file con l’identificativo ${quoted(id)}.`,
  unknownNotification: (id) => `Non esiste nessuna notifica con l’identificativo ${quoted(id)}.`,
  unknownProject: (id) => `Non esiste nessun progetto con l’identificativo ${quoted(id)}.`,
  unknownRequest: (id) => `Non esiste nessuna richiesta con l’identificativo ${quoted(id)}.`,
  unknownWindow: (id) => `Non esiste nessuna finestra con l’identificativo ${quoted(id)}.`,
  noFileAt: (path) => `All’indirizzo ${path} non c’è nessun file.`,
  pageSize: (size) => `Una pagina ha da 1 a 100 voci, non ${size}.`,
  skippedEntries: (count) => `Le voci da saltare sono 0 o più, non ${count}.`,

  cancelledAlready: "Questa richiesta è già stata annullata.",
  cancelledTooLate:
    "Le finestre di questa richiesta sono già montate. La richiesta non può più essere annullata.",
  reassigned: "Questa richiesta è stata affidata a un altro installatore e non può più essere annullata.",
  unknownReason: (id) => `Non esiste nessun motivo con l’identificativo ${quoted(id)}.`,
  noOwnWords: "Questo motivo non permette di aggiungere parole Sue.",

  fileNeeded: "Scelga almeno un file.",
  tooManyFiles: (most) => `Una richiesta può contenere al massimo ${most} file.`,
  wrongFileType: (name) => `${quoted(name)} non è un file PDF, JPEG, PNG o HEIC.`,
  wrongFileContent: (name, kind) => `${quoted(name)} non è un file ${kind}.`,
  emptyFile: (name) => `${quoted(name)} è vuoto.`,
  largeFile: (name, megabytes) => `${quoted(name)} supera i ${megabytes} MB.`,
  virus: (name) => `${quoted(name)} contiene un virus.`,

  mostCharacters: (most, length) => `Al massimo ${most} caratteri, non ${length}.`,
  someCharacters: (least, most, length) => `Da ${least} a ${most} caratteri, non ${length}.`,
  email: "Un indirizzo e-mail ha la forma name@example.com.",
  phone:
    "Il numero di telefono non è valido. Indichi un numero con il prefisso, oppure un numero estero che inizia con +.",
  postCode: (example) => `Indichi un CAP come ${example}.`,

  windowNeeded: "Indichi almeno una finestra.",
  unknownTypeSign: (sign) => `Non esiste nessuna finestra con la sigla del modello ${quoted(sign)}.`,
  serialNumber: "Un numero di serie ha da 6 a 20 lettere e cifre.",
  knownSerialNumber: (number) => `Una finestra con il numero di serie ${quoted(number)} è già registrata.`,
  unknownDay: "Indichi un giorno che esiste nel calendario.",
  futureDay: "La data di montaggio deve ancora venire.",
  registrationDisabled: "Nel Suo Paese non è possibile registrare finestre.",

  incompleteLink: "Il link è incompleto.",
  unknownLink: "Non conosciamo questo link.",
  expiredLink: "Questo link non è più valido.",
  claimedAlready: "Queste finestre hanno già un proprietario.",

  rating: (rating) => `Una valutazione va da 1 a 5, non ${rating}.`,
  feedbackGiven: "È già stata data un’opinione su questo progetto.",
};
