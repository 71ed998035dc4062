import type { RuntimeConfig } from "../api/runtimeConfigQuery.ts";

/** The provider's settings as the runtime configuration has them. */
export type SignInSettings = RuntimeConfig["signIn"];
