import type { ProductOwnerInput, Resolvers, WindowProductInput } from "../generated/registration.ts";
import { callerOf } from "../graphql/authorize.ts";
import type { GraphQlContext } from "../graphql/context.ts";
import { codedError, notFound, refuse } from "../graphql/errors.ts";
import { personViolations } from "../rules/personRules.ts";
import { windowViolations } from "../rules/windowRules.ts";
import { picturesOf } from "../world/seeds/windowSeed.ts";
import { titleOf } from "../world/typeSigns.ts";
import type { WindowRecord, World } from "../world/world.ts";

const registrationDays = 30;

export const registerResolvers: Resolvers = {
  Mutation: {
    registerProjectWindows: (_, { projectId, windowProducts }, context) => {
      refuseWhereDisabled(context);
      const { id } = callerOf(context);
      const project = context.world.projects.find((it) => it.id === projectId && it.customerAccountId === id);
      if (!project) throw notFound(context.texts.unknownProject(projectId));
      refuse(windowViolations(context.texts, context.world, windowProducts));
      return windowProducts.map((window) => add(context.world, window, { accountId: id, projectId }));
    },
    registerWindowsWithOwner: (_, { windowProducts, productOwner }, context) => {
      refuseWhereDisabled(context);
      const { world, texts } = context;
      const { id } = callerOf(context);
      refuse([
        ...windowViolations(texts, world, windowProducts),
        ...personViolations(texts, world.country, productOwner, "productOwner"),
      ]);
      return windowProducts.map((window) => add(world, window, { accountId: id, owner: productOwner }));
    },
    registerInstalledWindows: (_, { windowProducts }, context) => {
      refuseWhereDisabled(context);
      const { world, texts } = context;
      refuse(windowViolations(texts, world, windowProducts));
      const windows = windowProducts.map((window) => add(world, window, { accountId: null }));
      const token = world.nextId("registration");
      world.registrations.push({
        token,
        windowIds: windows.map(({ id }) => id),
        expiresAt: new Date(world.clock.now().getTime() + registrationDays * 86_400_000).toISOString(),
        claimedBy: null,
      });
      return token;
    },
    claimRegisteredWindows: (_, { registrationToken }, context) => {
      const { world, texts } = context;
      const { id } = callerOf(context);
      if (registrationToken.trim() === "") {
        refuse([{ field: "registrationToken", message: texts.incompleteLink }]);
      }
      const registration = world.registrations.find(({ token }) => token === registrationToken);
      if (!registration) {
        throw codedError("REGISTRATION_TOKEN_UNKNOWN", texts.unknownLink);
      }
      if (registration.claimedBy !== null) {
        throw codedError("REGISTRATION_ALREADY_CLAIMED", texts.claimedAlready);
      }
      if (Date.parse(registration.expiresAt) < world.clock.now().getTime()) {
        throw codedError("REGISTRATION_TOKEN_EXPIRED", texts.expiredLink);
      }
      registration.claimedBy = id;
      const windows = world.windows.filter((window) => registration.windowIds.includes(window.id));
      for (const window of windows) window.accountId = id;
      return windows;
    },
  },
};

function refuseWhereDisabled({ world, texts }: GraphQlContext) {
  if (world.config.windowRegistrationEnabled) return;
  throw codedError("REGISTRATION_DISABLED", texts.registrationDisabled);
}

function add(
  world: World,
  product: WindowProductInput,
  {
    accountId,
    projectId,
    owner,
  }: { accountId: string | null; projectId?: string; owner?: ProductOwnerInput },
): WindowRecord {
  const title = titleOf(product.key) ?? "DEFAULT";
  const window: WindowRecord = {
    ...product,
    id: world.nextId("window"),
    accountId,
    projectId: projectId ?? null,
    title,
    ...picturesOf(title),
    createdAt: world.clock.now().toISOString(),
    owner: owner ?? null,
  };
  world.windows.push(window);
  return window;
}
