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
    wishedStart: {
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
        "As soon as you ask an installer for an offer, you can follow here what happens, step by step.",
      description: "Text of a project without a request to an installer",
    },
    requests: {
      id: "page.project.requests.title",
      defaultMessage: "Requests of this project",
      description: "Name of the navigation between the requests of one project",
    },
    currentRequest: {
      id: "page.project.requests.current",
      defaultMessage: "Latest request",
      description: "Name of the newest of several requests",
    },
    requestsFailed: {
      id: "page.project.requests.failed",
      defaultMessage: "Earlier requests of this project could not be loaded.",
      description: "Where the list of requests could not be loaded; the latest request is shown",
    },
    requestFailed: {
      id: "page.project.request.failed",
      defaultMessage: "The request could not be loaded",
      description: "Heading in place of a request that could not be loaded",
    },
    requestFailedText: {
      id: "page.project.request.failedText",
      defaultMessage: "Please try again in a moment.",
      description: "Text in place of a request that could not be loaded",
    },
    requestOffline: {
      id: "page.project.request.offline",
      defaultMessage: "We could not reach our service. Please check your internet connection and try again.",
      description: "Text in place of a request that could not be loaded because the network failed",
    },
    requestLoading: {
      id: "page.project.request.loading",
      defaultMessage: "The request is loading.",
      description: "Spoken while a request loads",
    },
    retry: {
      id: "page.project.retry",
      defaultMessage: "Try again",
      description: "Button beside a failure",
    },
    timelineTitle: {
      id: "page.project.timeline.title",
      defaultMessage: "Where your request stands",
      description: "Heading of the steps of a request",
    },
    installerTitle: {
      id: "page.project.installer.title",
      defaultMessage: "Your installer",
      description: "Heading of the company that installs the windows",
    },
    installerMissing: {
      id: "page.project.installer.missing",
      defaultMessage: "No installer has been chosen yet. We will show you here who comes to your home.",
      description: "In place of the installer of a request that has none yet",
    },
    premium: {
      id: "page.project.installer.premium",
      defaultMessage: "Premium partner",
      description: "Mark of installers of the highest grade",
    },
    expert: {
      id: "page.project.installer.expert",
      defaultMessage: "Taglys expert",
      description: "Mark of installers with a special training",
    },
    address: {
      id: "page.project.installer.address",
      defaultMessage: "Address",
      description: "Name of a fact: where the installer is",
    },
    phone: {
      id: "page.project.installer.phone",
      defaultMessage: "Telephone",
      description: "Name of a fact: the installer’s number",
    },
    email: {
      id: "page.project.installer.email",
      defaultMessage: "E-mail",
      description: "Name of a fact: the installer’s e-mail address",
    },
    appointmentsTitle: {
      id: "page.project.appointments.title",
      defaultMessage: "Appointments",
      description: "Heading of the days on which somebody comes",
    },
    siteVisit: {
      id: "page.project.appointments.siteVisit",
      defaultMessage: "Site visit",
      description: "Name of an appointment: the installer looks at the home",
    },
    remoteVisit: {
      id: "page.project.appointments.remoteVisit",
      defaultMessage: "Video call about your home",
      description: "Name of an appointment: the installer looks at the home by video",
    },
    installation: {
      id: "page.project.appointments.installation",
      defaultMessage: "Installation",
      description: "Name of an appointment: the windows are installed",
    },
  }),
  planFrom: defineMessage<{ date: Date }>({
    id: "page.project.facts.planFrom",
    defaultMessage: "Open your plan of {date, date, long}",
    description: "Link to the plan that the customer drew in the configurator",
  }),
  earlierRequest: defineMessage<{ number: number }>({
    id: "page.project.requests.earlier",
    defaultMessage: "Request {number, number}",
    description: "Name of one of several requests of a project, counted from the first",
  }),
  ownWords: defineMessage<{ words: string }>({
    id: "page.project.timeline.ownWords",
    defaultMessage: "You wrote: “{words}”",
    description: "What the customer wrote when cancelling a request, below its steps",
  }),
};
