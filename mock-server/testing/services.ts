import { createMainApiApp } from "../main-api/mainApiApp.ts";
import { createRegistrationApp } from "../registration/registrationApp.ts";
import { worlds } from "./worlds.ts";

export const origins = { registration: "http://localhost:4001", identity: "http://localhost:4002" };

// Made once for each test file: parsing the SDL takes longer than any test.
export const mainApi = createMainApiApp({ worlds, defaultCountry: "DE", origins });
export const registrationService = createRegistrationApp({ worlds, origins });
