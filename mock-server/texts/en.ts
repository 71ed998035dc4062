const quoted = (name: string) => `“${name}”`;

/** What the services say in English, and by that the list of what every language has to say. */
export const en = {
  notAuthorized: "You are not authorized. Sign in with an account that may do this.",
  notSignedIn: "You are not signed in.",
  unknownAttachment: (id: string) => `There is no file with the id ${quoted(id)}.`,
  unknownNotification: (id: string) => `There is no notification with the id ${quoted(id)}.`,
  unknownProject: (id: string) => `There is no project with the id ${quoted(id)}.`,
  unknownRequest: (id: string) => `There is no request with the id ${quoted(id)}.`,
  unknownWindow: (id: string) => `There is no window with the id ${quoted(id)}.`,
  noFileAt: (path: string) => `There is no file at ${path}.`,
  pageSize: (size: number) => `A page has 1 to 100 entries, not ${size}.`,
  skippedEntries: (count: number) => `The number of entries to skip is 0 or more, not ${count}.`,

  cancelledAlready: "This request has been cancelled already.",
  cancelledTooLate: "The windows of this request are installed already. It can no longer be cancelled.",
  reassigned: "This request was given to another installer and can no longer be cancelled.",
  unknownReason: (id: string) => `There is no reason with the id ${quoted(id)}.`,
  noOwnWords: "This reason takes no words of your own.",

  fileNeeded: "At least one file is needed.",
  tooManyFiles: (most: number) => `A request holds at most ${most} files.`,
  wrongFileType: (name: string) => `${quoted(name)} is not a PDF, JPEG, PNG or HEIC file.`,
  wrongFileContent: (name: string, kind: string) => `${quoted(name)} is not a ${kind} file.`,
  emptyFile: (name: string) => `${quoted(name)} is empty.`,
  largeFile: (name: string, megabytes: number) => `${quoted(name)} is larger than ${megabytes} MB.`,
  virus: (name: string) => `${quoted(name)} contains a virus.`,

  mostCharacters: (most: number, length: number) => `At most ${most} characters, not ${length}.`,
  someCharacters: (least: number, most: number, length: number) =>
    `${least} to ${most} characters, not ${length}.`,
  email: "An e-mail address has the form name@example.com.",
  phone:
    "The phone number is not valid. Use a number of the country, or an international one that starts with +.",
  postCode: (example: string) => `Enter a post code such as ${example}.`,

  windowNeeded: "At least one window is needed.",
  unknownTypeSign: (sign: string) => `There is no window with the type sign ${quoted(sign)}.`,
  serialNumber: "A serial number has 6 to 20 letters and digits.",
  knownSerialNumber: (number: string) =>
    `A window with the serial number ${quoted(number)} is registered already.`,
  unknownDay: "Enter a day that is in the calendar.",
  futureDay: "The installation date is in the future.",
  registrationDisabled: "Windows cannot be registered in your country.",

  incompleteLink: "The link is incomplete.",
  unknownLink: "We do not know this link.",
  expiredLink: "This link is no longer valid.",
  claimedAlready: "These windows have an owner already.",

  rating: (rating: number) => `A rating goes from 1 to 5, not ${rating}.`,
  feedbackGiven: "Feedback on this project was given already.",
};
