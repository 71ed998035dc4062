import { vi } from "vitest";

// Test files of the project `modules` share one browser per worker. Each starts as after a page load: with modules of its
// own, at the start page.
vi.resetModules();
history.replaceState(null, "", "/");
