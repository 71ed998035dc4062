import { MatchersV3 } from "@pact-foundation/pact";
import type { RequestDetails } from "../../src/features/project/requestQuery.ts";
import { oneOf, oneOfOrNull } from "../matching/enumerations.ts";
import type { Template } from "../matching/template.ts";
import { date, dateTime, text, textOrNull } from "../matching/values.ts";

const { boolean, eachLike, integer, number } = MatchersV3;

const customer: Template<RequestDetails["customer"]> = {
  id: text("customer-1"),
  salutation: oneOfOrNull("Salutation", "MRS"),
  firstName: text("Clara"),
  lastName: text("Winter"),
  email: text("clara@home.example"),
  phone: textOrNull("+49 30 23125 001"),
  alternatePhone: textOrNull("+49 30 23125 002"),
  company: textOrNull("Winter & Co."),
  postCode: text("10115"),
  city: text("Berlin"),
  street: text("Lindenweg"),
  houseNumber: textOrNull("12 a"),
  county: textOrNull("Kent"),
  tenancy: oneOfOrNull("Tenancy", "OWNER"),
  acceptedMarketing: boolean(true),
};

const cart: Template<NonNullable<RequestDetails["cart"]>> = {
  installableProductName: text("Roof window"),
  installableProductCount: integer(2),
  installableProductImages: eachLike(text("/files/windows/default.svg")),
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

/** A request that was just sent: nobody has taken it on, there is no offer, and the days of the deadline count. */
export const newRequest: Template<RequestDetails> = {
  id: text("request-1"),
  currentStatus: oneOf("RequestStatus", "OPEN"),
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
  installationFlow: oneOf("InstallationFlow", "DEFAULT"),
  isUserConfirmed: boolean(false),
};

/** A request that waits for nobody: no deadline counts. */
export const pausedRequest: Template<RequestDetails> = {
  ...newRequest,
  currentStatus: oneOf("RequestStatus", "IN_CLARIFICATION"),
  previousActiveStatus: oneOf("RequestStatus", "OPEN"),
  deadlineDays: null,
  remainingDays: null,
};

/** A request whose installation is agreed: with installer, offer and dates. */
export const datedRequest: Template<RequestDetails> = {
  ...newRequest,
  currentStatus: oneOf("RequestStatus", "INSTALLATION_DATE_CONFIRMED"),
  installerLocation: {
    installerId: text("installer-1"),
    logo: textOrNull("/files/logos/installer.svg"),
    name: text("Dach & Licht"),
    street: textOrNull("Werkstraße 4"),
    postalCode: textOrNull("10115"),
    city: textOrNull("Berlin"),
    isPremium: boolean(true),
    isExpert: boolean(false),
    email: textOrNull("hello@installer.example"),
    phone: textOrNull("+49 30 23125 100"),
  },
  deadlineDays: null,
  remainingDays: null,
  cart,
  installationStartDate: date("2026-04-01"),
  installationEndDate: date("2026-04-02"),
  isUserConfirmed: boolean(true),
};

/** The request after its customer has cancelled it. */
export const cancelledRequest: Template<RequestDetails> = {
  ...pausedRequest,
  currentStatus: oneOf("RequestStatus", "CANCELLED"),
  currentReason: { id: text("reason-5"), label: text("Another reason") },
};
