/** The path patterns of all routes. */
export const paths = {
  introduction: "/",
  authorization: "/authorization",
  associateProject: "/register/:projectId/:token",
  claim: "/installed-windows/claim/:token",
  logout: "/logout",
  projects: "/overview",
  project: "/project/:projectId",
  windowRegistration: "/window-registration/:projectId?",
  faq: "/faq",
  window: "/window/:windowId",
  feedback: "/feedback/:projectId",
  campaignPreview: "/campaign-asset-preview/:campaignPositionType",
} as const;

/** Where the portal and the browser send reports, if the operator wants any. */
export const reportsPath = "/reports";

/** The registered windows on the project list. */
export const windowListPath = `${paths.projects}#windows`;
