import { vi } from "vitest";
import { type ApiConfig, configureApi } from "#api/send.ts";

/** Connects the clients for a signed-in visitor with a good token, and with a test's changes. */
export function configureTestApi(changes: Partial<ApiConfig> = {}) {
  const config = {
    baseUrl: "",
    getRegistrationServiceUrl: async () => null,
    getLocale: () => "de-DE",
    getIdToken: vi.fn(async (): Promise<string | null> => "token"),
    refreshIdToken: vi.fn(async (_rejectedToken: string): Promise<string | null> => null),
    isNewIdToken: vi.fn((_idToken: string): boolean => false),
    onSessionExpired: vi.fn(),
    hasAccount: () => false,
    confirmAccount: vi.fn(async () => false),
    idempotencyKeyOrigins: [],
    ...changes,
  };
  configureApi(config);
  return config;
}
