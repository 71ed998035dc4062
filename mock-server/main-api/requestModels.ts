import type { Request, RequestResponseModel } from "../generated/mainApi.ts";
import { cancellationReasons } from "../world/cancellationReasons.ts";
import { contentLanguageOf } from "../world/content/contentLanguage.ts";
import type { RequestRecord, World } from "../world/world.ts";
import { cartIn } from "./cartModel.ts";

const day = 86_400_000;

/** The request as installers and lists see it, texts in the language of a locale. */
export function requestOf(world: World, record: RequestRecord, locale: string): Request {
  const { cart, deadlineDays, customer, attachments, ...request } = record;
  return {
    ...request,
    overdue: isOverdue(world, record),
    token: null,
    price: cart?.total.price ?? null,
    netPrice: cart?.total.netPrice ?? null,
    netProductPrice: cart?.total.netProductPrice ?? null,
    netInstallationPrice: cart?.total.netInstallationPrice ?? null,
    cartItems: cart ? cartIn(world, cart, locale).items : [],
  };
}

/** The request as its customer sees it, texts in the customer's language. */
export function requestForCustomer(
  world: World,
  request: RequestRecord,
  locale: string,
): RequestResponseModel {
  const reasons = cancellationReasons(world, contentLanguageOf(locale));
  const remaining = request.deadline ? Date.parse(request.deadline) - world.clock.now().getTime() : null;
  return {
    id: request.id,
    currentStatus: request.currentStatus,
    currentReason: reasons.find(({ id }) => id === request.currentReasonId) ?? null,
    previousActiveStatus: request.statusBeforePausing,
    installerLocation:
      world.installers.find(({ installerId }) => installerId === request.installerId) ?? null,
    deadlineDays: request.deadlineDays,
    remainingDays: request.deadlineDays === null || remaining === null ? null : Math.floor(remaining / day),
    overdue: isOverdue(world, request),
    cart: request.cart && cartIn(world, request.cart, locale),
    customer: request.customer,
    createdAt: request.createdAt,
    installationStartDate: request.installationStartDate,
    installationEndDate: request.installationEndDate,
    installationFlow: request.installationFlow,
    isUserConfirmed: request.isUserConfirmed,
  };
}

/** Late from the start, or since the world's clock passed a deadline that somebody has to keep. */
function isOverdue({ clock }: World, { overdue, deadline, deadlineDays }: RequestRecord): boolean {
  return (
    overdue || (deadlineDays !== null && deadline !== null && Date.parse(deadline) < clock.now().getTime())
  );
}
