import { createMainApiApp } from "../server/mainApiApp.ts";
import { createRegistrationApp } from "../server/registrationApp.ts";
import { worlds } from "./worlds.ts";

export const origins = { registration: "http://localhost:4001", identity: "http://localhost:4002" };

// The apps are created once per test file, since parsing the SDL takes longer than most tests.
export const mainApi = createMainApiApp({ worlds, defaultCountry: "DE", origins });
export const registrationService = createRegistrationApp({ worlds, origins });
