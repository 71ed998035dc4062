import { defineMessage } from "react-intl";

/** Texts by what is due: a reply to the customer, or the customer’s decision on an offer. */
export const deadlineMessages = {
  reply: {
    overdueBy: defineMessage<{ days: number }>({
      id: "page.project.deadline.reply.overdueBy",
      defaultMessage:
        "A reply to you is {days, plural, one {# day} other {# days}} overdue. You are welcome to ask about it.",
      description: "Deadline of the installer: passed for some days",
    }),
    overdue: defineMessage<{ days: number }>({
      id: "page.project.deadline.reply.overdue",
      defaultMessage: "A reply to you is overdue. You are welcome to ask about it.",
      description: "Deadline of the installer: passed, it is not known since when",
    }),
    today: defineMessage<{ days: number }>({
      id: "page.project.deadline.reply.today",
      defaultMessage: "You should get a reply today.",
      description: "Deadline of the installer: today",
    }),
    left: defineMessage<{ days: number }>({
      id: "page.project.deadline.reply.left",
      defaultMessage: "You should get a reply within the next {days, plural, one {day} other {# days}}.",
      description: "Deadline of the installer: in some days",
    }),
    total: defineMessage<{ days: number }>({
      id: "page.project.deadline.reply.inAll",
      defaultMessage: "A reply should take no longer than {days, plural, one {# day} other {# days}}.",
      description: "Deadline of the installer: how many days there are in all, not since when",
    }),
  },
  decision: {
    overdueBy: defineMessage<{ days: number }>({
      id: "page.project.deadline.decision.overdueBy",
      defaultMessage:
        "The time to decide on the offer ended {days, plural, one {# day} other {# days}} ago. Ask whether it still holds.",
      description: "Deadline of the customer for an offer: passed for some days",
    }),
    overdue: defineMessage<{ days: number }>({
      id: "page.project.deadline.decision.overdue",
      defaultMessage: "The time to decide on the offer is over. Ask whether it still holds.",
      description: "Deadline of the customer for an offer: passed, it is not known since when",
    }),
    today: defineMessage<{ days: number }>({
      id: "page.project.deadline.decision.today",
      defaultMessage: "Today is the last day to decide on the offer.",
      description: "Deadline of the customer for an offer: today",
    }),
    left: defineMessage<{ days: number }>({
      id: "page.project.deadline.decision.left",
      defaultMessage: "You have {days, plural, one {# day} other {# days}} left to decide on the offer.",
      description: "Deadline of the customer for an offer: in some days",
    }),
    total: defineMessage<{ days: number }>({
      id: "page.project.deadline.decision.inAll",
      defaultMessage: "You have {days, plural, one {# day} other {# days}} in all to decide on the offer.",
      description: "Deadline of the customer for an offer: how many days there are in all, not since when",
    }),
  },
};

export type DeadlineMessage = (typeof deadlineMessages)[keyof typeof deadlineMessages]["left"];
