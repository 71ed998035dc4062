import { mainResolvers } from "../../mock-server/services/main-api/mainResolvers.ts";
import { registrationResolvers } from "../../mock-server/services/registration/registrationResolvers.ts";
import { startMockProvider } from "../verification/mockBackend.ts";
import type { ProviderUnderTest } from "../verification/providerUnderTest.ts";
import { type ActiveMutation, createActiveMutation } from "./activeMutation.ts";
import { interceptResolvers } from "./behaviour/interceptResolvers.ts";
import { startMutatingProxy } from "./responses/mutatingProxy.ts";

export interface MutableProvider extends ProviderUnderTest {
  /** Set its properties to mutate the provider. */
  readonly active: ActiveMutation;
}

/** Starts one service of the mock backend so that its resolvers, its requests and its responses can be mutated. */
export async function startMutableProvider(name: string): Promise<MutableProvider> {
  const active = createActiveMutation();
  interceptResolvers([...mainResolvers, ...registrationResolvers], active);
  const { worlds, ...provider } = await startMockProvider(name);
  // The verifier has just created the world of the provider state.
  const getWorld = () => worlds.all().at(-1);
  return { ...(await startMutatingProxy(provider, active, getWorld)), active };
}
