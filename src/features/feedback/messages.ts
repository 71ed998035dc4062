import { defineMessages } from "react-intl";

export const messages = defineMessages({
  title: {
    id: "page.feedback.title",
    defaultMessage: "How did it go?",
    description: "Main heading of the page that asks what a customer thinks of a project",
  },
  lead: {
    id: "page.feedback.lead",
    defaultMessage: "Tell us what you think of your project. It takes a minute.",
    description: "Introduction of the feedback page",
  },
  rating: {
    id: "page.feedback.rating",
    defaultMessage: "How would you rate your project?",
    description: "Label of the choice among five ratings",
  },
  ratingName: {
    id: "page.feedback.rating.name",
    defaultMessage: "Your rating",
    description: "Short name of the choice among five ratings, in the list of what is to correct",
  },
  ratingMissing: {
    id: "page.feedback.rating.missing",
    defaultMessage: "Choose one of the five answers.",
    description: "Beside the five ratings where none was chosen",
  },
  comment: {
    id: "page.feedback.comment",
    defaultMessage: "Your comment",
    description: "Label of the field for a comment",
  },
  commentHint: {
    id: "page.feedback.comment.hint",
    defaultMessage:
      "What went well, and what could be better? Please write no names or other personal details.",
    description: "Below the label of the comment",
  },
  send: {
    id: "page.feedback.send",
    defaultMessage: "Submit",
    description: "Button that sends the feedback",
  },
  sendFailed: {
    id: "page.feedback.sendFailed",
    defaultMessage: "Your feedback could not be sent",
    description: "Title of the failure above the button that sends the feedback",
  },
  unsupported: {
    id: "page.feedback.unsupported",
    defaultMessage: "Feedback cannot be sent from this page. Please tell your installer, or call us.",
    description:
      "Why feedback could not be sent: the service does not take any. Beside a button that calls the customer service",
  },
  thanksTitle: {
    id: "page.feedback.thanks.title",
    defaultMessage: "Thank you for your feedback",
    description: "Heading after feedback was sent",
  },
  thanksText: {
    id: "page.feedback.thanks.text",
    defaultMessage: "It helps us to do better, and the next roof to get its light.",
    description: "Text after feedback was sent",
  },
  givenTitle: {
    id: "page.feedback.given.title",
    defaultMessage: "You have already told us",
    description: "Heading where feedback on the project was given before",
  },
  givenText: {
    id: "page.feedback.given.text",
    defaultMessage: "We have your feedback on this project. Thank you for taking the time.",
    description: "Text where feedback on the project was given before",
  },
  notFoundTitle: {
    id: "page.feedback.notFound.title",
    defaultMessage: "We could not find this project",
    description: "Heading where the project that feedback is about does not exist",
  },
  notFoundText: {
    id: "page.feedback.notFound.text",
    defaultMessage: "The link may be incomplete. Open it from the e-mail once more.",
    description: "Text where the project that feedback is about does not exist",
  },
  toStart: {
    id: "page.feedback.toStart",
    defaultMessage: "Go to My Taglys",
    description: "Link to the portal’s first page, at the end of giving feedback",
  },
});

/** By rating, from poor to excellent. */
export const ratingMessages = defineMessages({
  1: { id: "page.feedback.rating.1", defaultMessage: "Poor", description: "Rating, 1 of 5" },
  2: { id: "page.feedback.rating.2", defaultMessage: "Fair", description: "Rating, 2 of 5" },
  3: { id: "page.feedback.rating.3", defaultMessage: "Good", description: "Rating, 3 of 5" },
  4: { id: "page.feedback.rating.4", defaultMessage: "Very good", description: "Rating, 4 of 5" },
  5: { id: "page.feedback.rating.5", defaultMessage: "Excellent", description: "Rating, 5 of 5" },
});
