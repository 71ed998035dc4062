import { defineMessages } from "react-intl";

/** What happens next, by the `message` of a next step. */
export const nextStepMessages = defineMessages({
  open: {
    id: "page.project.nextStep.open",
    defaultMessage:
      "We have your request and are looking for an installer near you. You do not need to do anything.",
    description: "What happens next: no installer has answered the request yet",
  },
  openUnconfirmed: {
    id: "page.project.nextStep.openUnconfirmed",
    defaultMessage:
      "We have your request and are looking for an installer near you. If an e-mail from us asks you to confirm the request, please do so.",
    description:
      "What happens next: no installer has answered yet, and the customer has not confirmed the request",
  },
  handedOver: {
    id: "page.project.nextStep.handedOver",
    defaultMessage:
      "A certified installer has your request and will contact you. You do not need to do anything.",
    description: "What happens next: the request was passed to a certified installer",
  },
  atHome: {
    id: "page.project.nextStep.atHome",
    defaultMessage: "Taglys at Home has your request and will contact you. You do not need to do anything.",
    description: "What happens next: the request was passed to the manufacturer’s own service",
  },
  contacted: {
    id: "page.project.nextStep.contacted",
    defaultMessage: "You have been in touch about your plans. Next you agree a time for the site visit.",
    description: "What happens next after the first contact, where the site visit follows",
  },
  contactedOfferFirst: {
    id: "page.project.nextStep.contactedOfferFirst",
    defaultMessage: "You have been in touch about your plans. Next you get an offer.",
    description: "What happens next after the first contact, where the offer follows",
  },
  siteVisit: {
    id: "page.project.nextStep.siteVisit",
    defaultMessage: "At the site visit you go through everything together. After that you get an offer.",
    description: "What happens next at the site visit (in the home or by video), where the offer follows",
  },
  siteVisitOfferFirst: {
    id: "page.project.nextStep.siteVisitOfferFirst",
    defaultMessage:
      "The site visit shows whether everything in the offer fits. After that you agree the day of the installation.",
    description:
      "What happens next at the site visit (in the home or by video), where the offer came before it",
  },
  offer: {
    id: "page.project.nextStep.offer",
    defaultMessage:
      "Your offer is on this page. Please read it, then call or write to say whether you accept it.",
    description: "What happens next: the customer decides on the offer that this page shows",
  },
  offerElsewhere: {
    id: "page.project.nextStep.offerElsewhere",
    defaultMessage:
      "You have received an offer that we cannot show here. Please read it, then call or write to say whether you accept it.",
    description: "What happens next: the customer decides on an offer that came by mail or e-mail",
  },
  accepted: {
    id: "page.project.nextStep.accepted",
    defaultMessage: "You accepted the offer. Next you agree the day of the installation together.",
    description: "What happens next: the offer is accepted, a date has to be agreed",
  },
  acceptedOfferFirst: {
    id: "page.project.nextStep.acceptedOfferFirst",
    defaultMessage: "You accepted the offer. Next comes a site visit to check that everything in it fits.",
    description: "What happens next: the offer is accepted, the site visit follows",
  },
  planning: {
    id: "page.project.nextStep.planning",
    defaultMessage: "The Taglys installation service is planning the work and will suggest a date to you.",
    description: "What happens next: the manufacturer’s service plans the installation",
  },
  dateSet: {
    id: "page.project.nextStep.dateSet",
    defaultMessage:
      "The installation date is fixed. Before that day, please clear the space below the windows.",
    description: "What happens next: the installation date is confirmed",
  },
  installation: {
    id: "page.project.nextStep.installation",
    defaultMessage: "Your windows are being installed. Please keep the way to them free.",
    description: "What happens next: the installation is under way",
  },
  installed: {
    id: "page.project.nextStep.installed",
    defaultMessage:
      "Your windows have been installed. Register them, and data sheet, notes and invoice are in one place.",
    description: "What happens next: the windows are installed, the customer can register them",
  },
  installedForGood: {
    id: "page.project.nextStep.installedForGood",
    defaultMessage: "Your windows have been installed. Enjoy the daylight!",
    description:
      "What happens next: the windows are installed, in a country without registration in this portal",
  },
  registered: {
    id: "page.project.nextStep.registered",
    defaultMessage: "Your windows are installed and registered. Enjoy the daylight!",
    description: "What happens next: all is done",
  },
  clarification: {
    id: "page.project.nextStep.clarification",
    defaultMessage:
      "There is an open question, so your request is paused. We will contact you if we need anything from you.",
    description: "What happens next: the request is paused until a question is answered",
  },
  clarificationOfOffer: {
    id: "page.project.nextStep.clarificationOfOffer",
    defaultMessage:
      "There is an open question about your offer, so your request is paused. You can wait with your decision until it is answered.",
    description: "What happens next: the request was paused after the customer got an offer",
  },
  reassigned: {
    id: "page.project.nextStep.reassigned",
    defaultMessage:
      "We are passing your request to another installer, who will contact you. You do not need to ask again.",
    description: "What happens next: another installer takes over",
  },
  cancelled: {
    id: "page.project.nextStep.cancelled",
    defaultMessage:
      "This request was cancelled, and nothing more happens with it. You can still read everything here.",
    description: "What happens next: nothing, the request was cancelled",
  },
  unknown: {
    id: "page.project.nextStep.unknown",
    defaultMessage: "Your request is in progress. You get word as soon as there is something for you to do.",
    description: "What happens next: the portal does not know the request’s status",
  },
});
