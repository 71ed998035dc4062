import { MatchersV3 } from "@pact-foundation/pact";
import type { RequestStatus } from "#api/generated/main.ts";
import type { Part } from "#contracts/consumer/matching/completeData.ts";
import { createEqual, date, objectOrNull } from "#contracts/consumer/matching/values.ts";
import { repeatFromState } from "#contracts/pact/stateValues.ts";
import type { CustomerInput } from "#features/project/customer/customerParts.ts";
import type { InstallerRequest } from "#features/project/request/installerRequestQuery.ts";

const { equal } = MatchersV3;

/** A request that was just sent. It has no offer, and needs no installer. */
export const openInstallerRequest = {
  id: repeatFromState("requestId"),
  currentStatus: equal("OPEN"),
  cart: null,
  customer: {
    firstName: repeatFromState("firstName"),
    lastName: repeatFromState("lastName"),
    email: repeatFromState("email"),
  },
} satisfies Part<InstallerRequest>;

/** A request with an installer, an offer and agreed installation dates. */
export const scheduledInstallerRequest = {
  ...openInstallerRequest,
  currentStatus: equal("INSTALLATION_DATE_CONFIRMED"),
  installerLocation: {},
  cart: {},
  installationStartDate: date("2026-04-01"),
  installationEndDate: date("2026-04-02"),
} satisfies Part<InstallerRequest>;

/** A request whose windows are installed and registered. */
export const registeredInstallerRequest = {
  ...openInstallerRequest,
  currentStatus: equal("WINDOW_REGISTERED"),
  installerLocation: {},
  cart: {},
} satisfies Part<InstallerRequest>;

/** A cancelled request, whose reason is the state's value with this name. */
export function createCancelledInstallerRequest(
  reasonId: "reasonId" | "customReasonId",
  previousActiveStatus: RequestStatus = "OPEN",
) {
  return {
    ...openInstallerRequest,
    cart: objectOrNull(),
    currentStatus: equal("CANCELLED"),
    currentReason: { id: repeatFromState(reasonId) },
    previousActiveStatus: equal(previousActiveStatus),
  } satisfies Part<InstallerRequest>;
}

/** A request with exactly this customer data. */
export function createRequestOfCustomer(
  input: CustomerInput,
  request: Part<InstallerRequest> & object = openInstallerRequest,
): Part<InstallerRequest> {
  return { ...request, customer: createEqual(input) };
}
