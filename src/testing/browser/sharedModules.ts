import { vi } from "vitest";

// Test files of the project `portal` share one module graph per worker: one that replaces modules would leave the next file
// with two copies of them, or with its mocks.
vi.resetModules = refuse;
vi.mock = refuse;
vi.doMock = refuse;

function refuse(): never {
  throw new Error("A test that resets or mocks modules belongs in a file named *.isolated.test.ts(x).");
}
