import { defineMessage, defineMessages } from "react-intl";

export const uploadErrorMessages = {
  ...defineMessages({
    wrongType: {
      id: "upload.problem.type",
      defaultMessage: "Only PDF, JPEG, PNG and HEIC files can be added.",
      description: "Why a file was refused",
    },
    empty: {
      id: "upload.problem.empty",
      defaultMessage: "This file is empty.",
      description: "Why a file was refused",
    },
    contentMismatch: {
      id: "upload.problem.disguised",
      defaultMessage: "This file is damaged, or its content is not what its name says.",
      description: "Why a file was refused",
    },
    photoNotShrinkable: {
      id: "upload.problem.photoNotShrinkable",
      defaultMessage:
        "Your browser cannot make this photo smaller. Save it as a smaller JPEG and choose it again.",
      description: "Why a photo that is too big was not made smaller",
    },
    unreadable: {
      id: "upload.problem.unreadable",
      defaultMessage: "This file could not be read. It may have been moved or changed: choose it again.",
      description: "Why a file was refused",
    },
    limitReached: {
      id: "upload.problem.noRoom",
      defaultMessage: "There is no room for this file any more.",
      description: "Why a file is not sent again: others have taken its place",
    },
    lostAtStart: {
      id: "upload.problem.lost.atStart",
      defaultMessage:
        "The connection was lost before anything was sent. Check your internet connection and try again.",
      description: "Why a file was not sent",
    },
    lostEarly: {
      id: "upload.problem.lost.early",
      defaultMessage:
        "The connection was lost before half of the file was sent. Check your internet connection and try again.",
      description: "Why a file was not sent",
    },
    lostHalfway: {
      id: "upload.problem.lost.halfway",
      defaultMessage:
        "The connection was lost when about half of the file was sent. Check your internet connection and try again.",
      description: "Why a file was not sent",
    },
    lostLate: {
      id: "upload.problem.lost.late",
      defaultMessage:
        "The connection was lost when most of the file was sent. Check your internet connection and try again.",
      description: "Why a file was not sent",
    },
    lostAtEnd: {
      id: "upload.problem.lost.atEnd",
      defaultMessage:
        "The connection was lost when the whole file was sent. It may have arrived: look for it before you try again.",
      description: "Why it is not known whether a file arrived",
    },
  }),
  tooBig: defineMessage<{ maxSize: string }>({
    id: "upload.problem.tooBig",
    defaultMessage: "This file is too big: at most {maxSize} can be sent.",
    description: "Why a file was refused; maxSize is a size such as 10 MB",
  }),
  photoTooBig: defineMessage<{ maxSize: string }>({
    id: "upload.problem.photoTooBig",
    defaultMessage: "This photo is too big: at most {maxSize} can be sent. It can be made smaller first.",
    description: "Why a photo was not sent yet; a button beside it makes it smaller",
  }),
};
