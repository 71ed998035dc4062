import { defineMessages } from "react-intl";

export const requestStatusMessages = defineMessages({
  CANCELLED: {
    id: "requestStatus.cancelled",
    defaultMessage: "Cancelled",
    description: "Short name of the request status CANCELLED",
  },
  CLIENT_CONTACTED: {
    id: "requestStatus.clientContacted",
    defaultMessage: "Installer in touch",
    description: "Short name of the request status CLIENT_CONTACTED",
  },
  HANDED_TO_TAGLYS_AT_HOME: {
    id: "requestStatus.handedToTaglysAtHome",
    defaultMessage: "With Taglys at Home",
    description: "Short name of the request status HANDED_TO_TAGLYS_AT_HOME",
  },
  HANDOVER_TO_TAGLYS_INSTALLER: {
    id: "requestStatus.handoverToTaglysInstaller",
    defaultMessage: "Passed to an installer",
    description: "Short name of the request status HANDOVER_TO_TAGLYS_INSTALLER",
  },
  HOMEOWNER_GOT_OFFER_FROM_INSTALLER: {
    id: "requestStatus.homeownerGotOfferFromInstaller",
    defaultMessage: "Offer received",
    description: "Short name of the request status HOMEOWNER_GOT_OFFER_FROM_INSTALLER",
  },
  IN_CLARIFICATION: {
    id: "requestStatus.inClarification",
    defaultMessage: "Being clarified",
    description: "Short name of the request status IN_CLARIFICATION",
  },
  INSTALLATION_DATE_CONFIRMED: {
    id: "requestStatus.installationDateConfirmed",
    defaultMessage: "Installation date confirmed",
    description: "Short name of the request status INSTALLATION_DATE_CONFIRMED",
  },
  INSTALLATION_IN_PROGRESS: {
    id: "requestStatus.installationInProgress",
    defaultMessage: "Installation under way",
    description: "Short name of the request status INSTALLATION_IN_PROGRESS",
  },
  INSTALLED_BY_TAGLYS_INSTALLATION_SERVICE: {
    id: "requestStatus.installedByTaglysInstallationService",
    defaultMessage: "Installed by the Taglys service",
    description: "Short name of the request status INSTALLED_BY_TAGLYS_INSTALLATION_SERVICE",
  },
  INSTALLED_BY_TAGLYS_INSTALLER: {
    id: "requestStatus.installedByTaglysInstaller",
    defaultMessage: "Installed by a Taglys partner",
    description: "Short name of the request status INSTALLED_BY_TAGLYS_INSTALLER",
  },
  INSTALLER_SITE_VISIT: {
    id: "requestStatus.installerSiteVisit",
    defaultMessage: "Site visit",
    description: "Short name of the request status INSTALLER_SITE_VISIT",
  },
  OFFER_ACCEPTED: {
    id: "requestStatus.offerAccepted",
    defaultMessage: "Offer accepted",
    description: "Short name of the request status OFFER_ACCEPTED",
  },
  OFFER_SENT: {
    id: "requestStatus.offerSent",
    defaultMessage: "Offer sent",
    description: "Short name of the request status OFFER_SENT",
  },
  OPEN: {
    id: "requestStatus.open",
    defaultMessage: "Looking for an installer",
    description: "Short name of the request status OPEN",
  },
  ORCHESTRATE_WITH_TAGLYS_INSTALLATION_SERVICE: {
    id: "requestStatus.orchestrateWithTaglysInstallationService",
    defaultMessage: "Taglys plans the installation",
    description: "Short name of the request status ORCHESTRATE_WITH_TAGLYS_INSTALLATION_SERVICE",
  },
  REASSIGNED: {
    id: "requestStatus.reassigned",
    defaultMessage: "Passed to another installer",
    description: "Short name of the request status REASSIGNED",
  },
  WINDOW_INSTALLED: {
    id: "requestStatus.windowInstalled",
    defaultMessage: "Windows installed",
    description: "Short name of the request status WINDOW_INSTALLED",
  },
  WINDOW_REGISTERED: {
    id: "requestStatus.windowRegistered",
    defaultMessage: "Windows registered",
    description: "Short name of the request status WINDOW_REGISTERED",
  },
  unknown: {
    id: "requestStatus.unknown",
    defaultMessage: "In progress",
    description: "Short name of a request status this version of the portal does not know",
  },
});
