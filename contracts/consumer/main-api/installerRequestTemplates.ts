import { MatchersV3 } from "@pact-foundation/pact";
import type { RequestStatus } from "#api/generated/main.ts";
import type { Part } from "#contracts/consumer/matching/completeData.ts";
import { createEqual, date, objectOrNull } from "#contracts/consumer/matching/values.ts";
import { repeatFromState } from "#contracts/pact/stateValues.ts";
import type { CustomerInput } from "#features/project/customer/customerParts.ts";
import type { InstallerRequest } from "#features/project/request/installerRequestQuery.ts";

const { equal } = MatchersV3;

/** Just sent, without an offer: it needs no installer, but may have one. */
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

/** With an installer, an offer and agreed installation dates. */
export const scheduledInstallerRequest = {
  ...openInstallerRequest,
  currentStatus: equal("INSTALLATION_DATE_CONFIRMED"),
  installerLocation: {},
  cart: {},
  installationStartDate: date("2026-04-01"),
  installationEndDate: date("2026-04-02"),
} satisfies Part<InstallerRequest>;

/** Cancelled for the reason with the value's name. */
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

/** With exactly this customer data. */
export function createRequestOfCustomer(
  input: CustomerInput,
  request: Part<InstallerRequest> & object = openInstallerRequest,
): Part<InstallerRequest> {
  return { ...request, customer: createEqual(input) };
}
