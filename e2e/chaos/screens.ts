import type { ScenarioName } from "../../mock-server/scenarios/scenarios.ts";
import type { ScenarioParameters } from "../support/fixtures/testWorld.ts";

/** A screen of the portal, and the world and the account with which it shows most. */
export interface ChaosScreen {
  path: string;
  scenario: ScenarioName;
  parameters?: ScenarioParameters<ScenarioName>;
  /** Who is signed in; nobody by default. */
  persona?: string;
}

const offer = { status: "OFFER_SENT", attachments: 2, notifications: 3 } as const;

export const chaosScreens: readonly ChaosScreen[] = [
  { path: "/overview", scenario: "standing", persona: "anna" },
  { path: "/overview", scenario: "windows", parameters: { count: 3, invoices: true }, persona: "dario" },
  { path: "/project/project-1", scenario: "request", parameters: offer, persona: "clara" },
  { path: "/project/project-1", scenario: "severalRequests", persona: "clara" },
  { path: "/window-registration", scenario: "standing", persona: "anna" },
  { path: "/window-registration/project-5", scenario: "standing", persona: "anna" },
  { path: "/faq", scenario: "standing", persona: "anna" },
  {
    path: "/window/window-1",
    scenario: "windows",
    parameters: { count: 3, invoices: true },
    persona: "dario",
  },
  { path: "/", scenario: "standing" },
  { path: "/logout", scenario: "standing" },
  { path: "/register/project-1/welcome-home", scenario: "standing" },
  { path: "/register/project-1/welcome-home", scenario: "standing", persona: "anna" },
  { path: "/installed-windows/claim/claim-open", scenario: "claims" },
  { path: "/installed-windows/claim/claim-open", scenario: "claims", persona: "ben" },
  { path: "/feedback/project-1", scenario: "standing" },
  { path: "/campaign-asset-preview/my_taglys_banner", scenario: "standing" },
];
