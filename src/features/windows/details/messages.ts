import { defineMessages } from "react-intl";

export const messages = defineMessages({
  loading: {
    id: "page.window.loading",
    defaultMessage: "Your window is loading.",
    description: "Spoken while the screen of a window loads",
  },
  toProject: {
    id: "page.window.toProject",
    defaultMessage: "Back to the project",
    description: "Link from a window back to its project",
  },
  toWindows: {
    id: "page.window.toWindows",
    defaultMessage: "Back to my windows",
    description: "Link from a window without a project back to the list of windows",
  },
  factsTitle: {
    id: "page.window.facts.title",
    defaultMessage: "About this window",
    description: "Heading above a window’s data",
  },
  typeSign: {
    id: "page.window.facts.typeSign",
    defaultMessage: "Model code",
    description: "The letters and digits on a window’s data plate that name its kind and size",
  },
  serialNumber: {
    id: "page.window.facts.serialNumber",
    defaultMessage: "Serial number",
    description: "The number on a window’s data plate",
  },
  installationDate: {
    id: "page.window.facts.installationDate",
    defaultMessage: "Installed on",
    description: "Beside the day on which a window was installed",
  },
  registeredOn: {
    id: "page.window.facts.registeredOn",
    defaultMessage: "Registered on",
    description: "Beside the day on which a window was registered",
  },
  datasheet: {
    id: "page.window.facts.datasheet",
    defaultMessage: "Product datasheet",
    description: "Beside the link to a window’s datasheet",
  },
  openDatasheet: {
    id: "page.window.facts.openDatasheet",
    defaultMessage: "Open datasheet",
    description: "Link to a window’s datasheet",
  },
  ownerTitle: {
    id: "page.window.owner.title",
    defaultMessage: "Owner",
    description: "Heading above the data of the person whose home a window is in",
  },
  ownerName: {
    id: "page.window.owner.name",
    defaultMessage: "Name",
    description: "Beside the name of a window’s owner",
  },
  ownerAddress: {
    id: "page.window.owner.address",
    defaultMessage: "Address",
    description: "Beside the address of a window’s owner",
  },
});
