import { vi } from "vitest";

// What the portal's clients read of a browser; Node has the rest of it.
vi.stubGlobal("document", { cookie: "" });

// Pact would tell its makers about every run.
process.env["PACT_DO_NOT_TRACK"] = "true";
