import { defineMessage, defineMessages } from "react-intl";

export const requestMessages = {
  ...defineMessages({
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
