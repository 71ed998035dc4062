/** The path patterns of all screens. */
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

export type ScreenName = keyof typeof paths;

/** The name of the parameters that give access to data. Their values are neither tracked nor reported. */
export const secretParameter = "token";

/** The token of a link, without the blanks and punctuation of the text that the link was copied from. */
export function trimToken(token = ""): string {
  return token.replace(/(?:[\s.,;:!?)\]}>"'‘’“”„«»]|&.*)+$/u, "").trim();
}

/** The path for reports of the portal and the browser, if the operator wants any. */
export const reportsPath = "/reports";

/** The registered windows on the project list. */
export const windowListPath = `${paths.projects}#windows`;
