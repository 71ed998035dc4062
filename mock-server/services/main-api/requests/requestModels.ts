import type { Cart, RequestResponseModel } from "#generated/mainApi.ts";
import { getContentLanguage } from "#seeds/content/contentLanguage.ts";
import { getCancellationReasons } from "#world/cancellationReasons.ts";
import type { CartRecord, RequestRecord } from "#world/records.ts";
import type { World } from "#world/world.ts";

const dayMs = 86_400_000;

/** Creates the SDL's `RequestResponseModel` with texts in the language of a locale. */
export function createCustomerRequestModel(
  world: World,
  request: RequestRecord,
  locale: string,
): RequestResponseModel {
  const reasons = getCancellationReasons(world, getContentLanguage(locale));
  const remainingMs = request.deadline ? Date.parse(request.deadline) - world.clock.now().getTime() : null;
  return {
    ...request,
    currentReason: reasons.find(({ id }) => id === request.currentReasonId) ?? null,
    previousActiveStatus: request.statusBeforePausing,
    installerLocation:
      world.installers.find(({ installerId }) => installerId === request.installerId) ?? null,
    remainingDays:
      request.deadlineDays === null || remainingMs === null ? null : Math.floor(remainingMs / dayMs),
    overdue: isOverdue(world, request),
    cart: request.cart && createCartModel(world, request.cart, locale),
  };
}

/** Whether the request was seeded as overdue, or the world's clock has passed its deadline. */
export function isOverdue({ clock }: World, { overdue, deadline, deadlineDays }: RequestRecord): boolean {
  return (
    overdue || (deadlineDays !== null && deadline !== null && Date.parse(deadline) < clock.now().getTime())
  );
}

/** Creates the SDL's `Cart` with product names in the language of a locale. */
export function createCartModel({ content }: World, record: CartRecord, locale: string): Cart {
  const { installableProduct, items, ...cart } = record;
  const { products } = content[getContentLanguage(locale)];
  return {
    ...cart,
    installableProductName: products[installableProduct],
    items: items.map(({ product, ...item }) => ({ ...item, description: products[product] })),
  };
}
