import { defineMessage, defineMessages } from "react-intl";

export const careMessages = {
  ...defineMessages({
    title: {
      id: "page.window.care.title",
      defaultMessage: "Care and documents",
      description: "Heading above the care of a window, and the sheet with its data",
    },
    advice: {
      id: "page.window.care.advice",
      defaultMessage:
        "Once a year: clean the frame and the filter of the ventilation flap, clear leaves from around the window, and oil the hinges.",
      description: "What to do for a window each year; also the text of the reminder in the calendar",
    },
    remind: {
      id: "page.window.care.remind",
      defaultMessage: "Yearly reminder for the calendar",
      description: "Button that downloads a calendar file with an event that recurs each year",
    },
    print: {
      id: "page.window.care.print",
      defaultMessage: "Print the window sheet",
      description:
        "Button that prints the page of a window, with serial number, dates, installer and documents",
    },
    share: {
      id: "page.window.care.share",
      defaultMessage: "Share the window’s data",
      description: "Button that opens the share dialog of the device",
    },
    age: {
      id: "page.window.facts.age",
      defaultMessage: "Age",
      description: "Beside the time since a window was installed, such as 3 years",
    },
  }),
  reminderTitle: defineMessage<{ window: string }>({
    id: "page.window.care.reminderTitle",
    defaultMessage: "Care for: {window}",
    description: "Title of the yearly event in the calendar; window is its name and room",
  }),
  sharedFact: defineMessage<{ label: string; value: string }>({
    id: "page.window.care.sharedFact",
    defaultMessage: "{label}: {value}",
    description: "A line of the data of a window that is shared, such as Serial number: TG770001",
  }),
};
