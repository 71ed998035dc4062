import { vi } from "vitest";

// The portal's API clients read cookies; Node has everything else that they need of a browser.
vi.stubGlobal("document", { cookie: "" });

// Pact would report every run to its makers.
process.env["PACT_DO_NOT_TRACK"] = "true";
