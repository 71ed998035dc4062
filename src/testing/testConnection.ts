import { vi } from "vitest";
import { type Connection, connect } from "../api/connection.ts";

/** Connects the clients for a signed-in visitor with a good token, except for what a test changes. */
export function connectForTest(changes: Partial<Connection> = {}) {
  const connection = {
    baseUrl: "",
    registrationServiceUrl: async () => null,
    locale: () => "de-DE",
    idToken: vi.fn(async (): Promise<string | null> => "token"),
    replaceIdToken: vi.fn(async (_refused: string): Promise<string | null> => null),
    onSignedOut: vi.fn(),
    ...changes,
  };
  connect(connection);
  return connection;
}
