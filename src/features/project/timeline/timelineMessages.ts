import { defineMessage, defineMessages } from "react-intl";

export const stepMessages = defineMessages({
  sent: {
    id: "page.project.timeline.step.sent",
    defaultMessage: "Request sent",
    description: "Step on the way of a request: the customer sent it",
  },
  handedOver: {
    id: "page.project.timeline.step.handedOver",
    defaultMessage: "Passed to a certified installer",
    description: "Step on the way of a request: it was given to an installer certified by the manufacturer",
  },
  atHome: {
    id: "page.project.timeline.step.atHome",
    defaultMessage: "Passed to Taglys at Home",
    description: "Step on the way of a request: it was given to the manufacturer’s own service",
  },
  contacted: {
    id: "page.project.timeline.step.contacted",
    defaultMessage: "First contact",
    description: "Step on the way of a request: the installer gets in touch",
  },
  siteVisit: {
    id: "page.project.timeline.step.siteVisit",
    defaultMessage: "Site visit",
    description:
      "Step on the way of a request: the site is surveyed, in the home or by video, before the offer",
  },
  remoteVisit: {
    id: "page.project.timeline.step.remoteVisit",
    defaultMessage: "Video consultation",
    description:
      "Step on the way of a request: in place of the site visit where the home is looked at by video",
  },
  siteVisitOfferFirst: {
    id: "page.project.timeline.step.siteVisitOfferFirst",
    defaultMessage: "Site visit to confirm the offer",
    description: "Step on the way of a request, in countries where the offer comes before the site visit",
  },
  offer: {
    id: "page.project.timeline.step.offer",
    defaultMessage: "Offer",
    description: "Step on the way of a request: the customer gets an offer",
  },
  accepted: {
    id: "page.project.timeline.step.accepted",
    defaultMessage: "Offer accepted",
    description: "Step on the way of a request: the customer accepts the offer",
  },
  planning: {
    id: "page.project.timeline.step.planning",
    defaultMessage: "Installation planned",
    description: "Step on the way of a request: the manufacturer’s service plans the installation",
  },
  dateSet: {
    id: "page.project.timeline.step.dateSet",
    defaultMessage: "Installation date confirmed",
    description: "Step on the way of a request: the day of the installation is agreed",
  },
  installation: {
    id: "page.project.timeline.step.installation",
    defaultMessage: "Installation",
    description: "Step on the way of a request: the work",
  },
  installed: {
    id: "page.project.timeline.step.installed",
    defaultMessage: "Windows installed",
    description: "Step on the way of a request: the work is done",
  },
  registered: {
    id: "page.project.timeline.step.registered",
    defaultMessage: "Windows registered",
    description: "Step on the way of a request: the windows are registered for the guarantee",
  },
});

export const stepStateMessages = defineMessages({
  done: {
    id: "page.project.timeline.state.done",
    defaultMessage: "Done",
    description: "State of a step: behind us; spoken",
  },
  current: {
    id: "page.project.timeline.state.current",
    defaultMessage: "Now",
    description: "State of a step: the request stands here",
  },
  paused: {
    id: "page.project.timeline.state.paused",
    defaultMessage: "Paused",
    description: "State of a step: the request stands still here",
  },
  stopped: {
    id: "page.project.timeline.state.stopped",
    defaultMessage: "Cancelled",
    description: "State of a step: the request ended here",
  },
  upcoming: {
    id: "page.project.timeline.state.upcoming",
    defaultMessage: "Still to come",
    description: "State of a step: ahead; spoken",
  },
});

export const timelineMessages = {
  ...defineMessages({
    title: {
      id: "page.project.timeline.title",
      defaultMessage: "Where your request stands",
      description: "Heading of the steps of a request",
    },
    label: {
      id: "page.project.timeline.label",
      defaultMessage: "The steps of your request",
      description: "Spoken name of the list of steps",
    },
    onSite: {
      id: "page.project.timeline.survey.onSite",
      defaultMessage: "At your home",
      description: "How the site visit takes place: in the customer’s home",
    },
  }),
  beforePause: defineMessage<{ status: string }>({
    id: "page.project.timeline.beforePause",
    defaultMessage: "Before the pause: {status}",
    description: "Status of a request before it was paused",
  }),
  beforeReassignment: defineMessage<{ status: string }>({
    id: "page.project.timeline.beforeReassignment",
    defaultMessage: "Before the change: {status}",
    description: "Status of a request before it was passed to another installer",
  }),
  reason: defineMessage<{ reason: string }>({
    id: "page.project.timeline.reason",
    defaultMessage: "Reason: {reason}",
    description: "Why a request was cancelled or paused",
  }),
};

export const appointmentMessages = defineMessages({
  title: {
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
    defaultMessage: "Video consultation",
    description: "Name of an appointment: the installer looks at the home by video",
  },
  installation: {
    id: "page.project.appointments.installation",
    defaultMessage: "Installation",
    description: "Name of an appointment: the windows are installed",
  },
  addToCalendar: {
    id: "page.project.appointments.addToCalendar",
    defaultMessage: "Add to calendar",
    description: "Button that downloads an appointment for the customer’s calendar",
  },
});
