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

/** The token of a link. Removes blanks and punctuation that came along when somebody copied the link from a text. */
export function trimToken(token = ""): string {
  return token.replace(/(?:[\s.,;:!?)\]}>"'‘’“”„«»]|&.*)+$/u, "").trim();
}

/** The path to which portal and browser send reports, if the operator wants any. */
export const reportsPath = "/reports";

/** The registered windows on the project list. */
export const windowListPath = `${paths.projects}#windows`;
