import { defineMessage, defineMessages } from "react-intl";

export const messages = {
  ...defineMessages({
    title: {
      id: "page.windowRegistration.title",
      defaultMessage: "Register your windows",
      description: "Heading of the form that registers windows for their guarantee",
    },
    lead: {
      id: "page.windowRegistration.lead",
      defaultMessage:
        "Have the data plate of each window at hand: its model code and serial number are all we need.",
      description: "Introduction of the form that registers windows",
    },
    loading: {
      id: "page.windowRegistration.loading",
      defaultMessage: "Your projects are loading.",
      description: "Spoken while the projects load for which windows can be registered",
    },
    purpose: {
      id: "page.windowRegistration.purpose",
      defaultMessage: "Where are the windows installed?",
      description: "Heading of the choice between one’s own home and somebody else’s",
    },
    project: {
      id: "page.windowRegistration.project",
      defaultMessage: "Project",
      description: "Label of the choice of one of the customer’s projects",
    },
    projectToChoose: {
      id: "page.windowRegistration.project.toChoose",
      defaultMessage: "Choose a project",
      description: "In the choice of a project, while none is chosen",
    },
    purposeProjectUnnamed: {
      id: "page.windowRegistration.project.unnamed",
      defaultMessage: "Project without an address",
      description: "A project in a choice, where its address is not known",
    },
    projectAddress: {
      id: "page.windowRegistration.project.address",
      defaultMessage: "Address of the project",
      description: "Beside the address of the project for which windows are registered",
    },
    purposeOwnElsewhere: {
      id: "page.windowRegistration.purpose.ownElsewhere",
      defaultMessage: "Elsewhere in my own home",
      description: "Choice: the windows belong to the customer, but to none of the projects",
    },
    purposeOwn: {
      id: "page.windowRegistration.purpose.own",
      defaultMessage: "In my own home",
      description: "Choice: the windows belong to the customer",
    },
    purposeOwnHint: {
      id: "page.windowRegistration.purpose.own.hint",
      defaultMessage: "The windows appear in your portal.",
      description: "Below the choice that the windows belong to the customer",
    },
    purposeOther: {
      id: "page.windowRegistration.purpose.other",
      defaultMessage: "In somebody else’s home",
      description: "Choice: an installer or a landlord registers windows that belong to somebody else",
    },
    purposeOtherHint: {
      id: "page.windowRegistration.purpose.other.hint",
      defaultMessage: "You get a link to pass on, with which the owner adds the windows to their account.",
      description: "Below the choice that the windows belong to somebody else",
    },
    plateTitle: {
      id: "page.windowRegistration.plate.title",
      defaultMessage: "Where to find the data plate",
      description: "Heading beside the drawing of a window with its data plate",
    },
    plateText: {
      id: "page.windowRegistration.plate.text",
      defaultMessage:
        "Open the window: the plate sits at the top of the sash, where the closed window hides it. The model code comes first, the serial number below it.",
      description: "Where the data plate of a window is",
    },
    plateDrawing: {
      id: "page.windowRegistration.plate.drawing",
      defaultMessage:
        "An open roof window with its data plate at the upper edge of the sash, and the plate enlarged",
      description: "What the drawing beside says, for those who cannot see it",
    },
    addWindow: {
      id: "page.windowRegistration.addWindow",
      defaultMessage: "Add another window",
      description: "Button that adds the fields of one more window",
    },
    owner: {
      id: "page.windowRegistration.owner",
      defaultMessage: "Owner of the windows",
      description: "Heading of the fields for the owner’s name and address",
    },
    ownerLead: {
      id: "page.windowRegistration.owner.lead",
      defaultMessage: "The windows are registered in the name of this person at this address.",
      description: "Below the heading of the fields for the owner’s name and address",
    },
    draftFiles: {
      id: "page.windowRegistration.draft.files",
      defaultMessage: "Files have to be chosen again.",
      description: "Sentence in the notice when the form is filled with what was entered earlier",
    },
    failed: {
      id: "page.windowRegistration.failed",
      defaultMessage: "The windows could not be registered",
      description: "Title of the notice when sending the form failed",
    },
    projectUnknownTitle: {
      id: "page.windowRegistration.projectUnknown.title",
      defaultMessage: "This project is not among yours",
      description:
        "Title of the notice when windows were to be registered for a project that is not the customer’s",
    },
    projectUnknownText: {
      id: "page.windowRegistration.projectUnknown.text",
      defaultMessage:
        "It may have been removed, or the link may be incomplete. Open the project from your list and register the windows there.",
      description:
        "Text of the notice when windows were to be registered for a project that is not the customer’s",
    },
    toProjects: {
      id: "page.windowRegistration.toProjects",
      defaultMessage: "Go to your projects",
      description: "Link to the list of projects",
    },
    unavailableTitle: {
      id: "page.windowRegistration.unavailable.title",
      defaultMessage: "Registering windows is not offered in your country",
      description: "Heading of the page in a country without registration of windows",
    },
    unavailableText: {
      id: "page.windowRegistration.unavailable.text",
      defaultMessage: "Your guarantee holds without it: keep the invoice of your windows safe.",
      description: "Text of the page in a country without registration of windows",
    },
  }),
  purposeProject: defineMessage<{ count: number }>({
    id: "page.windowRegistration.purpose.project",
    defaultMessage: "{count, plural, one {In my project} other {In one of my projects}}",
    description: "Choice: the windows belong to a project; with one project its address is below",
  }),
  projectOlder: defineMessage<{ count: number }>({
    id: "page.windowRegistration.project.older",
    defaultMessage:
      "These are your {count, number} newest projects. For an older one, open the project from your list and register the windows there.",
    description: "Hint of the choice of a project, where the customer has more projects than it lists",
  }),
  submit: defineMessage<{ count: number }>({
    id: "page.windowRegistration.submit",
    defaultMessage: "{count, plural, one {Register # window} other {Register # windows}}",
    description: "Button that sends the form",
  }),
};
