import { configure } from "@testing-library/react";
import { beforeEach, vi } from "vitest";

// Test files share a worker and its browser. Modules keep state, such as a pending redirect, and those that a file mocks
// would stay bound to their mocks in the files after it.
vi.resetModules();

// The first render of a screen waits for its modules, which takes longer on a busy machine.
configure({ asyncUtilTimeout: 5000 });

beforeEach(() => {
  if (typeof window === "undefined") return;
  localStorage.clear();
  sessionStorage.clear();
});
