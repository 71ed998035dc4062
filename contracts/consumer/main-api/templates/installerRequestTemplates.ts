import { MatchersV3 } from "@pact-foundation/pact";
import type { RequestStatus } from "#api/generated/main.ts";
import { enumValue, enumValueOrNull } from "#contracts/consumer/matching/enumValues.ts";
import type { Template } from "#contracts/consumer/matching/template.ts";
import {
  createEqual,
  date,
  dateOrNull,
  dateTime,
  integerOrNull,
  linkUrl,
  linkUrlOrNull,
  objectOrNull,
  stringOrNull,
  text,
} from "#contracts/consumer/matching/values.ts";
import { repeatFromState } from "#contracts/pact/stateValues.ts";
import type { CustomerInput } from "#features/project/customer/customerFacts.ts";
import type { InstallerRequest } from "#features/project/request/installerRequestQuery.ts";

const { boolean, eachLike, equal, integer, number } = MatchersV3;

export const requestCustomer: Template<InstallerRequest["customer"]> = {
  salutation: enumValueOrNull("Salutation"),
  firstName: repeatFromState("firstName"),
  lastName: repeatFromState("lastName"),
  email: repeatFromState("email"),
  phone: stringOrNull("+49 30 23125 001"),
  alternatePhone: stringOrNull("+49 30 23125 002"),
  company: stringOrNull("Winter & Co."),
  postCode: text("10115"),
  city: text("Berlin"),
  street: text("Lindenweg"),
  houseNumber: stringOrNull("12 a"),
  county: stringOrNull("Kent"),
  tenancy: enumValueOrNull("Tenancy"),
  acceptedMarketing: boolean(true),
};

export const cart: Template<NonNullable<InstallerRequest["cart"]>> = {
  installableProductName: text("Roof window"),
  installableProductCount: integer(2),
  installableProductImages: eachLike(linkUrl("/files/windows/default.svg")),
  total: {
    netProductPrice: number(1200.5),
    netInstallationPrice: number(900.5),
    netPrice: number(2101.5),
    price: number(2500.79),
  },
  items: eachLike({
    sku: text("TGS-M06"),
    description: text("Roof window"),
    amount: integer(2),
    price: number(952.5),
    netPrice: number(800.5),
  }),
};

/** Just sent, without an offer: it needs no installer, but may have one. */
export const openInstallerRequest = {
  id: repeatFromState("requestId"),
  currentStatus: equal("OPEN"),
  currentReason: objectOrNull(),
  previousActiveStatus: enumValueOrNull("RequestStatus"),
  installerLocation: objectOrNull(),
  deadlineDays: integerOrNull(5),
  remainingDays: integerOrNull(3),
  overdue: boolean(false),
  cart: null,
  customer: requestCustomer,
  createdAt: dateTime("2026-03-09T14:05:00Z"),
  installationStartDate: dateOrNull("2026-04-01"),
  installationEndDate: dateOrNull("2026-04-02"),
  installationFlow: enumValue("InstallationFlow"),
  isUserConfirmed: boolean(false),
} satisfies Template<InstallerRequest>;

/** Paused, with the status to return to. */
export const pausedInstallerRequest: Template<InstallerRequest> = {
  ...openInstallerRequest,
  currentStatus: equal("IN_CLARIFICATION"),
  previousActiveStatus: equal("CLIENT_CONTACTED"),
};

export const installerLocation: Template<NonNullable<InstallerRequest["installerLocation"]>> = {
  installerId: text("installer-1"),
  logo: linkUrlOrNull("/files/logos/installer.svg"),
  name: text("Dach & Licht"),
  street: stringOrNull("Werkstraße 4"),
  postalCode: stringOrNull("10115"),
  city: stringOrNull("Berlin"),
  isPremium: boolean(true),
  isExpert: boolean(false),
  email: stringOrNull("hello@installer.example"),
  phone: stringOrNull("+49 30 23125 100"),
};

/** With an installer, an offer and agreed installation dates. */
export const scheduledInstallerRequest: Template<InstallerRequest> & object = {
  ...openInstallerRequest,
  currentStatus: equal("INSTALLATION_DATE_CONFIRMED"),
  installerLocation,
  cart,
  installationStartDate: date("2026-04-01"),
  installationEndDate: date("2026-04-02"),
  isUserConfirmed: boolean(true),
};

/** With an offer of one product. */
export function createRequestWithOffer({ flow, installer, deadlineDays, installation, prices }: Offer) {
  const { amount, productPrice, ...total } = createEqual(prices);
  const item = {
    sku: text("TGS-M06"),
    description: text("Roof window"),
    amount,
    price: productPrice,
    netPrice: total.netProductPrice,
  };
  return {
    ...scheduledInstallerRequest,
    installerLocation: {
      ...installerLocation,
      ...createEqual(installer),
      logo: linkUrl("/files/logos/installer.svg"),
      street: text("Werkstraße 4"),
      postalCode: text("10115"),
      city: text("Berlin"),
      email: text("hello@installer.example"),
      phone: text("+49 30 23125 100"),
    },
    deadlineDays: equal(deadlineDays),
    cart: { ...cart, installableProductCount: amount, total, items: [item] },
    installationStartDate: equal(installation.start),
    installationEndDate: equal(installation.end),
    installationFlow: equal(flow),
  } satisfies Template<InstallerRequest>;
}

interface Offer {
  flow: InstallerRequest["installationFlow"];
  installer: { name: string; isPremium: boolean; isExpert: boolean };
  deadlineDays: number;
  installation: { start: string; end: string };
  prices: { [Name in keyof typeof cart.total | "amount" | "productPrice"]: number };
}

/** Cancelled for the reason with the value's name. */
export function createCancelledInstallerRequest(
  reasonId: "reasonId" | "customReasonId",
  previousActiveStatus: RequestStatus = "OPEN",
): Template<InstallerRequest> {
  return {
    ...openInstallerRequest,
    cart: objectOrNull(),
    currentStatus: equal("CANCELLED"),
    currentReason: { id: repeatFromState(reasonId), label: text("Another reason") },
    previousActiveStatus: equal(previousActiveStatus),
  };
}

/** With exactly this customer data. */
export function createRequestOfCustomer(
  input: CustomerInput,
  request: Template<InstallerRequest> & object = openInstallerRequest,
): Template<InstallerRequest> {
  return { ...request, customer: { ...requestCustomer, ...createEqual(input) } };
}
