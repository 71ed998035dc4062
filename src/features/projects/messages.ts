import { defineMessage, defineMessages } from "react-intl";

export const messages = {
  ...defineMessages({
    loading: {
      id: "page.projectList.loading",
      defaultMessage: "Your projects are loading.",
      description: "Spoken while the project list loads",
    },
    loadMore: {
      id: "page.projectList.loadMore",
      defaultMessage: "Load more",
      description: "Button below a list",
    },
    loadMoreFailed: {
      id: "page.projectList.loadMoreFailed",
      defaultMessage: "Further projects could not be loaded.",
      description: "Shown below the list where loading more failed",
    },
    emptyTitle: {
      id: "page.projectList.empty.title",
      defaultMessage: "There is no project here yet",
      description: "Heading where the customer has no project",
    },
    emptyText: {
      id: "page.projectList.empty.text",
      defaultMessage:
        "As soon as you ask an installer for an offer, your project appears here. If you received an invitation by e-mail, open the link in it.",
      description: "Text where the customer has no project",
    },
    emptyAction: {
      id: "page.projectList.empty.action",
      defaultMessage: "Read questions and answers",
      description: "Link to the FAQ where the customer has no project",
    },
    allArchivedTitle: {
      id: "page.projectList.allArchived.title",
      defaultMessage: "All your projects are finished",
      description: "Heading where all projects are archived",
    },
    allArchivedText: {
      id: "page.projectList.allArchived.text",
      defaultMessage: "You find them in the archive below.",
      description: "Text where all projects are archived",
    },
    addressMissing: {
      id: "page.projectList.addressMissing",
      defaultMessage: "Address not given yet",
      description: "In place of the address of a project without one",
    },
    draft: {
      id: "page.projectList.draft",
      defaultMessage: "Not sent yet",
      description: "Status of a project without a request to an installer",
    },
    hasOffer: {
      id: "page.projectList.hasOffer",
      defaultMessage: "Offer received",
      description:
        "Fact about a project for which an installer has sent an offer, whatever the status is now",
    },
    hasFiles: {
      id: "page.projectList.hasFiles",
      defaultMessage: "With documents",
      description: "Fact about a project that has documents",
    },
    overdue: {
      id: "page.projectList.overdue",
      defaultMessage: "Reply overdue",
      description: "Mark on a project whose installer has let a deadline pass",
    },
  }),
  title: defineMessage<{ firstName: string; lastName: string }>({
    id: "page.projectList.title",
    defaultMessage: "Welcome, {firstName} {lastName}",
    description: "Main heading above the customer's projects and windows, of which there may be none",
  }),
  listTitle: defineMessage<{ count: number }>({
    id: "page.projectList.listTitle",
    defaultMessage: "{count, plural, one {Your project} other {All projects}}",
    description: "Heading of the list of projects, below what there is to do",
  }),
  loaded: defineMessage<{ count: number }>({
    id: "page.projectList.loaded",
    defaultMessage: "{count, plural, one {# project is shown.} other {# projects are shown.}}",
    description: "Spoken after further projects were loaded",
  }),
  archived: defineMessage<{ count: number }>({
    id: "page.projectList.archived",
    defaultMessage: "Archived projects ({count, number})",
    description: "Heading of the folded list of finished projects, with their number",
  }),
  startedOn: defineMessage<{ date: Date }>({
    id: "page.projectList.startedOn",
    defaultMessage: "Started on {date, date, long}",
    description: "Day on which a project was started",
  }),
  pausedAt: defineMessage<{ status: string }>({
    id: "page.projectList.pausedAt",
    defaultMessage: "Before the pause: {status}",
    description: "Status of a paused request before it was paused",
  }),
  unread: defineMessage<{ count: number }>({
    id: "page.projectList.unread",
    defaultMessage: "{count, plural, one {# unread notification} other {# unread notifications}}",
    description: "Number of unread notifications of a project",
  }),
  windows: defineMessage<{ count: number }>({
    id: "page.projectList.windows",
    defaultMessage: "{count, plural, one {# registered window} other {# registered windows}}",
    description: "Number of windows registered on a project",
  }),
};
