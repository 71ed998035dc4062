import { defineMessage, defineMessages } from "react-intl";

/** The texts of the panel around `nextStepMessages`. */
export const nextStepPanelMessages = {
  ...defineMessages({
    title: {
      id: "page.project.nextStep.title",
      defaultMessage: "What happens next",
      description: "Heading of the panel that tells the next step",
    },
    you: {
      id: "page.project.nextStep.actor.you",
      defaultMessage: "It is your turn",
      description: "Who takes the next step: the customer",
    },
    installer: {
      id: "page.project.nextStep.actor.installer",
      defaultMessage: "The installer takes the next step",
      description: "Who takes the next step: the installer, whose name is not known yet",
    },
    taglys: {
      id: "page.project.nextStep.actor.taglys",
      defaultMessage: "Taglys takes the next step",
      description: "Who takes the next step: the manufacturer",
    },
    nobody: {
      id: "page.project.nextStep.actor.nobody",
      defaultMessage: "There is nothing left to do",
      description: "Who takes the next step: nobody, the request has ended",
    },
  }),
  installerNamed: defineMessage<{ name: string }>({
    id: "page.project.nextStep.actor.installerNamed",
    defaultMessage: "{name} takes the next step",
    description: "Who takes the next step: the installer by name",
  }),
};

export const actionMessages = defineMessages({
  readOffer: {
    id: "page.project.nextStep.action.readOffer",
    defaultMessage: "Read the offer",
    description: "Button that scrolls to the offer",
  },
  registerWindows: {
    id: "page.project.nextStep.action.registerWindows",
    defaultMessage: "Register the windows",
    description: "Button to the form that registers the windows of this project",
  },
  continuePlan: {
    id: "page.project.nextStep.action.continuePlan",
    defaultMessage: "Continue your plan",
    description: "Button to the configurator, where the customer goes on with a plan that was not sent yet",
  },
});
