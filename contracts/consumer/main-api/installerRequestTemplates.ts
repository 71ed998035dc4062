import { MatchersV3 } from "@pact-foundation/pact";
import type { InstallerRequest } from "../../../src/features/project/request/installerRequestQuery.ts";
import { enumValue, enumValueOrNull } from "../matching/enumValues.ts";
import type { Template } from "../matching/template.ts";
import { date, dateTime, stringOrNull } from "../matching/values.ts";

const { boolean, eachLike, integer, number, string } = MatchersV3;

const customer: Template<InstallerRequest["customer"]> = {
  id: string("customer-1"),
  salutation: enumValueOrNull("Salutation", "MRS"),
  firstName: string("Clara"),
  lastName: string("Winter"),
  email: string("clara@home.example"),
  phone: stringOrNull("+49 30 23125 001"),
  alternatePhone: stringOrNull("+49 30 23125 002"),
  company: stringOrNull("Winter & Co."),
  postCode: string("10115"),
  city: string("Berlin"),
  street: string("Lindenweg"),
  houseNumber: stringOrNull("12 a"),
  county: stringOrNull("Kent"),
  tenancy: enumValueOrNull("Tenancy", "OWNER"),
  acceptedMarketing: boolean(true),
};

const cart: Template<NonNullable<InstallerRequest["cart"]>> = {
  installableProductName: string("Roof window"),
  installableProductCount: integer(2),
  installableProductImages: eachLike(string("/files/windows/default.svg")),
  total: {
    netProductPrice: number(1200.5),
    netInstallationPrice: number(900.5),
    netPrice: number(2101.5),
    price: number(2500.79),
  },
  items: eachLike({
    sku: string("TGS-M06"),
    description: string("Roof window"),
    amount: integer(2),
    price: number(952.5),
    netPrice: number(800.5),
  }),
};

/** Just sent: no installer, no offer, and the deadline runs. */
export const openInstallerRequest: Template<InstallerRequest> = {
  id: string("request-1"),
  currentStatus: enumValue("RequestStatus", "OPEN"),
  currentReason: null,
  previousActiveStatus: null,
  installerLocation: null,
  deadlineDays: integer(5),
  remainingDays: integer(3),
  overdue: boolean(false),
  cart: null,
  customer,
  createdAt: dateTime("2026-03-09T14:05:00Z"),
  installationStartDate: null,
  installationEndDate: null,
  installationFlow: enumValue("InstallationFlow", "DEFAULT"),
  isUserConfirmed: boolean(false),
};

/** Paused, so no deadline runs. */
export const pausedInstallerRequest: Template<InstallerRequest> = {
  ...openInstallerRequest,
  currentStatus: enumValue("RequestStatus", "IN_CLARIFICATION"),
  previousActiveStatus: enumValue("RequestStatus", "OPEN"),
  deadlineDays: null,
  remainingDays: null,
};

/** With an installer, an offer and agreed installation dates. */
export const scheduledInstallerRequest: Template<InstallerRequest> = {
  ...openInstallerRequest,
  currentStatus: enumValue("RequestStatus", "INSTALLATION_DATE_CONFIRMED"),
  installerLocation: {
    installerId: string("installer-1"),
    logo: stringOrNull("/files/logos/installer.svg"),
    name: string("Dach & Licht"),
    street: stringOrNull("Werkstraße 4"),
    postalCode: stringOrNull("10115"),
    city: stringOrNull("Berlin"),
    isPremium: boolean(true),
    isExpert: boolean(false),
    email: stringOrNull("hello@installer.example"),
    phone: stringOrNull("+49 30 23125 100"),
  },
  deadlineDays: null,
  remainingDays: null,
  cart,
  installationStartDate: date("2026-04-01"),
  installationEndDate: date("2026-04-02"),
  isUserConfirmed: boolean(true),
};

export const cancelledInstallerRequest: Template<InstallerRequest> = {
  ...pausedInstallerRequest,
  currentStatus: enumValue("RequestStatus", "CANCELLED"),
  currentReason: { id: string("reason-5"), label: string("Another reason") },
};
