import { defineMessage, defineMessages } from "react-intl";

export const listMessages = {
  ...defineMessages({
    title: {
      id: "registeredWindows.title",
      defaultMessage: "Registered windows",
      description: "Heading above the windows that the customer has registered",
    },
    register: {
      id: "registeredWindows.register",
      defaultMessage: "Register a window",
      description: "Link to the form for registering windows",
    },
    loading: {
      id: "registeredWindows.loading",
      defaultMessage: "Your windows are loading.",
      description: "Spoken while the list of windows loads",
    },
    loadMore: {
      id: "registeredWindows.loadMore",
      defaultMessage: "Load more",
      description: "Button below the list of windows",
    },
    loadMoreFailed: {
      id: "registeredWindows.loadMoreFailed",
      defaultMessage: "Further windows could not be loaded.",
      description: "Shown below the list of windows where loading more failed",
    },
    failed: {
      id: "registeredWindows.failed",
      defaultMessage: "Your windows could not be loaded.",
      description: "In place of the list of windows where it could not be loaded",
    },
    emptyTitle: {
      id: "registeredWindows.empty.title",
      defaultMessage: "No window registered yet",
      description:
        "In place of the list of windows where the customer has not registered any; without a full stop",
    },
    emptyText: {
      id: "registeredWindows.empty.text",
      defaultMessage: "Register your roof windows: then you have data sheet, notes and invoice at hand.",
      description: "Text where the customer has not registered any window",
    },
  }),
  loaded: defineMessage<{ count: number }>({
    id: "registeredWindows.loaded",
    defaultMessage: "{count, plural, one {# window is shown.} other {# windows are shown.}}",
    description: "Spoken after further windows were loaded",
  }),
  installedOn: defineMessage<{ date: string }>({
    id: "registeredWindows.installedOn",
    defaultMessage: "Installed on {date}",
    description: "Day on which a window was installed; the date is written out",
  }),
};
