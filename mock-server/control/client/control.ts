import { createControlClient } from "./controlClient.ts";

/** The control API at the script's origin; the toolbar reaches it through the portal's development server. */
export const control = createControlClient(import.meta.url.replace(/\/[^/]*$/, "/control"));

/** The routes of one world. */
export const routes = control.worlds[":id"];
