import { defineMessage, defineMessages } from "react-intl";

export const messages = {
  ...defineMessages({
    back: {
      id: "page.project.back",
      defaultMessage: "All projects",
      description: "Link from a project to the list of projects",
    },
    loading: {
      id: "page.project.loading",
      defaultMessage: "Your project is loading.",
      description: "Spoken while a project loads",
    },
    addressMissing: {
      id: "page.project.addressMissing",
      defaultMessage: "Address not given yet",
      description: "In place of the address of a project without one",
    },
    factsTitle: {
      id: "page.project.facts.title",
      defaultMessage: "About the project",
      description: "Heading of facts of a project",
    },
    type: {
      id: "page.project.facts.type",
      defaultMessage: "What it is about",
      description: "Name of a fact: the type of project, such as roof window",
    },
    space: {
      id: "page.project.facts.space",
      defaultMessage: "Room",
      description: "Name of a fact: the room the project is for",
    },
    registeredAt: {
      id: "page.project.facts.registeredAt",
      defaultMessage: "Registered on",
      description: "Name of a fact: the day on which a project was registered",
    },
    startedAt: {
      id: "page.project.facts.startedAt",
      defaultMessage: "Started on",
      description: "Name of a fact: the day on which a project that is not yet registered was started",
    },
    preferredStart: {
      id: "page.project.facts.start",
      defaultMessage: "Preferred start",
      description: "Name of a fact: the day on which the customer wishes the work to start",
    },
    details: {
      id: "page.project.facts.details",
      defaultMessage: "Your description",
      description: "Name of a fact: the customer’s own words on the project",
    },
    plan: {
      id: "page.project.facts.plan",
      defaultMessage: "Your plan",
      description: "Heading of the plan drawn in the configurator",
    },
    archivedTitle: {
      id: "page.project.archived.title",
      defaultMessage: "This project is archived",
      description: "Title of the note on a finished project",
    },
    archivedText: {
      id: "page.project.archived.text",
      defaultMessage: "You can read everything, but nothing can be changed any more.",
      description: "Text of the note on a finished project",
    },
    draftTitle: {
      id: "page.project.draft.title",
      defaultMessage: "Your request has not been sent yet",
      description: "Heading of a project without a request to an installer",
    },
    draftText: {
      id: "page.project.draft.text",
      defaultMessage:
        "Call us, and we will find an installer for you. Once your request is sent, you can follow here what happens, step by step.",
      description:
        "Text of a project without a request to an installer, above a button that calls the customer service",
    },
    filesTitle: {
      id: "page.project.files.title",
      defaultMessage: "Documents of the project",
      description: "Heading of the files that belong to a project",
    },
  }),
  draftPlan: defineMessage<{ date: Date }>({
    id: "page.project.draft.plan",
    defaultMessage:
      "Continue your plan of {date, date, long}, and send it to an installer from there. Then you can follow here what happens, step by step.",
    description: "Text of a project with a plan that was not sent to an installer yet",
  }),
  planFrom: defineMessage<{ date: Date }>({
    id: "page.project.facts.planFrom",
    defaultMessage: "Open your plan of {date, date, long}",
    description: "Link to the plan that the customer drew in the configurator",
  }),
};
