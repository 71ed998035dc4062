import { ids } from "#schema/createId.ts";

/** The pages of the first records. */
export const urls = {
  project: `/project/${ids.project}`,
  window: `/window/${ids.window}`,
  windowRegistration: `/window-registration/${ids.project}`,
  feedback: `/feedback/${ids.project}`,
  invitation: `/register/${ids.project}/welcome-home`,
};
