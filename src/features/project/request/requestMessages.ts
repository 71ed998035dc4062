import { defineMessage, defineMessages } from "react-intl";

export const requestMessages = {
  ...defineMessages({
    listLabel: {
      id: "page.project.requests.title",
      defaultMessage: "Requests of this project",
      description: "Name of the navigation between the requests of one project",
    },
    latest: {
      id: "page.project.requests.current",
      defaultMessage: "Latest request",
      description: "Name of the newest of several requests",
    },
    listFailed: {
      id: "page.project.requests.failed",
      defaultMessage: "Earlier requests of this project could not be loaded.",
      description: "Where the list of requests could not be loaded; the latest request is shown",
    },
    failed: {
      id: "page.project.request.failed",
      defaultMessage: "The request could not be loaded",
      description: "Heading in place of a request that could not be loaded",
    },
    loading: {
      id: "page.project.request.loading",
      defaultMessage: "The request is loading.",
      description: "Spoken while a request loads",
    },
  }),
  earlier: defineMessage<{ number: number }>({
    id: "page.project.requests.earlier",
    defaultMessage: "Request {number, number}",
    description: "Name of one of several requests of a project, counted from the first",
  }),
  customReason: defineMessage<{ words: string }>({
    id: "page.project.timeline.ownWords",
    defaultMessage: "You wrote: “{words}”",
    description: "What the customer wrote when cancelling a request, below its steps",
  }),
};

export const installerMessages = defineMessages({
  title: {
    id: "page.project.installer.title",
    defaultMessage: "Your installer",
    description: "Heading of the company that installs the windows",
  },
  missing: {
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
});
