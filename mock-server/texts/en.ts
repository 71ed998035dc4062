const quote = (name: string) => `“${name}”`;

/** The English texts. Their type is that of the texts of all languages. */
export const en = {
  notAuthorized: "You are not authorized. Sign in with an account that may do this.",
  notSignedIn: "You are not signed in.",
  unknownAttachment: (id: string) => `There is no file with the id ${quote(id)}.`,
  unknownNotification: (id: string) => `There is no notification with the id ${quote(id)}.`,
  unknownProject: (id: string) => `There is no project with the id ${quote(id)}.`,
  unknownRequest: (id: string) => `There is no request with the id ${quote(id)}.`,
  unknownWindow: (id: string) => `There is no window with the id ${quote(id)}.`,
  fileNotFound: (path: string) => `There is no file at ${path}.`,
  fileLinkExpired: "The link to this file has expired or is not valid. Reload the page that contains it.",
  invalidPageSize: (size: number) => `A page has 1 to 100 entries, not ${size}.`,
  invalidSkip: (count: number) => `The number of entries to skip is 0 or more, not ${count}.`,

  alreadyCancelled: "This request has been cancelled already.",
  cancelledTooLate: "The windows of this request are installed already. It can no longer be cancelled.",
  reassigned: "This request was given to another installer and can no longer be cancelled.",
  unknownReason: (id: string) => `There is no reason with the id ${quote(id)}.`,
  freeTextNotAllowed: "This reason takes no words of your own.",

  fileNeeded: "At least one file is needed.",
  tooManyFiles: (max: number) => `A request holds at most ${max} files.`,
  unsupportedFileType: (name: string) => `${quote(name)} is not a PDF, JPEG, PNG or HEIC file.`,
  fileContentMismatch: (name: string, type: string) => `${quote(name)} is not a ${type} file.`,
  emptyFile: (name: string) => `${quote(name)} is empty.`,
  fileTooLarge: (name: string, megabytes: number) => `${quote(name)} is larger than ${megabytes} MB.`,
  fileContainsVirus: (name: string) => `${quote(name)} contains a virus.`,

  textTooLong: (max: number, length: number) => `At most ${max} characters, not ${length}.`,
  invalidTextLength: (min: number, max: number, length: number) =>
    `${min} to ${max} characters, not ${length}.`,
  invalidEmail: "An e-mail address has the form name@example.com.",
  invalidPhone:
    "The phone number is not valid. Use a number of the country, or an international one that starts with +.",
  invalidPostCode: (example: string) => `Enter a post code such as ${example}.`,

  windowNeeded: "At least one window is needed.",
  unknownWindowType: (key: string) => `There is no window with the type sign ${quote(key)}.`,
  invalidSerialNumber: "A serial number has 6 to 20 letters and digits.",
  serialNumberTaken: (number: string) =>
    `A window with the serial number ${quote(number)} is registered already.`,
  invalidDate: "Enter a day that is in the calendar.",
  dateInFuture: "The installation date is in the future.",
  registrationDisabled: "Windows cannot be registered in your country.",

  incompleteLink: "The link is incomplete.",
  unknownLink: "We do not know this link.",
  expiredLink: "This link is no longer valid.",
  alreadyClaimed: "These windows already have an owner.",

  invalidRating: (rating: number) => `A rating goes from 1 to 5, not ${rating}.`,
  feedbackAlreadyGiven: "Feedback on this project was given already.",
};
