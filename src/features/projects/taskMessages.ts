import { defineMessage, defineMessages } from "react-intl";

export const taskMessages = {
  ...defineMessages({
    title: {
      id: "page.projectList.tasks.title",
      defaultMessage: "For you to do",
      description: "Heading of what the customer can do now, above the list of projects",
    },
    decide: {
      id: "page.projectList.tasks.decide",
      defaultMessage: "Decide on the offer",
      description: "Link to a project with an offer to decide on",
    },
    ask: {
      id: "page.projectList.tasks.ask",
      defaultMessage: "Ask about the reply",
      description: "Link to a project whose installer has let a deadline pass",
    },
    register: {
      id: "page.projectList.tasks.register",
      defaultMessage: "Register the windows",
      description: "Link to a project whose windows are installed and can be registered",
    },
    sendRequest: {
      id: "page.projectList.tasks.sendRequest",
      defaultMessage: "Send the request",
      description: "Link to a project whose request has not been sent to an installer yet",
    },
  }),
  due: defineMessage<{ date: Date }>({
    id: "page.projectList.tasks.due",
    defaultMessage: "By {date, date, long}",
    description: "Until when something has to be done",
  }),
  late: defineMessage<{ date: Date }>({
    id: "page.projectList.tasks.late",
    defaultMessage: "Overdue since {date, date, long}",
    description: "Since when a deadline has passed",
  }),
};
