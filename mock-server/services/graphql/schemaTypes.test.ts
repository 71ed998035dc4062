import { describe, expect, it } from "vitest";
import { createSchema } from "./schema.ts";

const main = createSchema(["main"], []);
const registration = createSchema(["registration"], []);

function listFields(name: string, schema = main): string[] {
  const type = schema.getType(name);
  return type && "getFields" in type ? Object.keys(type.getFields()).toSorted() : [];
}

const splitWords = (text: string) => text.trim().split(/\s+/).toSorted();

describe("main API schema", () => {
  it.each([
    {
      title: "Project",
      type: "Project",
      fields: `id customerId installerId customerAccountId registeredAt start details street houseNumber city postCode
        county offerSent hasFiles type spaceType isAdvantagesInfoShown leadOriginTaglys installer projectFiles createdAt
        updatedAt`,
    },
    {
      title: "ProjectForCustomerAccountResource",
      type: "ProjectForCustomerAccountResource",
      fields: `project isArchived unreadNotificationsCount registeredWindowsCount activeRequest configuratorProject`,
    },
    {
      title: "the list item's configuratorProject",
      type: "ConfiguratorProject",
      fields: "id createdAt updatedAt",
    },
    {
      title: "Request",
      type: "Request",
      fields: `id projectId installerId overdue dealId price netPrice netProductPrice netInstallationPrice distance
        currentStatus statusBeforePausing currentReasonId customReason deadline locale token installationStartDate
        installationEndDate installationFlow installerSiteVisitDate surveyType isUserConfirmed taglysApproved cartItems`,
    },
    {
      title: "RequestResponseModel",
      type: "RequestResponseModel",
      fields: `id currentStatus currentReason previousActiveStatus installerLocation deadlineDays remainingDays overdue
        cart customer createdAt installationStartDate installationEndDate installationFlow isUserConfirmed`,
    },
    {
      title: "Cart",
      type: "Cart",
      fields: "installableProductName installableProductCount installableProductImages total items",
    },
    {
      title: "the cart's total",
      type: "CartTotal",
      fields: "netProductPrice netInstallationPrice netPrice price",
    },
    {
      title: "the cart's items",
      type: "CartItem",
      fields: "sku description amount price netPrice",
    },
    {
      title: "Customer",
      type: "Customer",
      fields: `id salutation firstName lastName email phone alternatePhone company postCode city street houseNumber county
        tenancy acceptedMarketing`,
    },
    {
      title: "CustomerAccount",
      type: "CustomerAccount",
      fields: "id firstName lastName email acceptedMarketing",
    },
    {
      title: "InstallerLocationModel",
      type: "InstallerLocationModel",
      fields: "installerId logo name street postalCode city isPremium isExpert email phone",
    },
    {
      title: "ProjectFile",
      type: "ProjectFile",
      fields: "id projectId path name mime size link",
    },
    {
      title: "ProjectNotification",
      type: "ProjectNotification",
      fields: "id projectId type createdAt metadata",
    },
    {
      title: "the notification's metadata",
      type: "ProjectNotificationMetadata",
      fields: "requestId projectType projectContact",
    },
    {
      title: "the notification's project contact",
      type: "ProjectContact",
      fields: "salutation firstName lastName",
    },
    {
      title: "CancellationReason",
      type: "CancellationReason",
      fields: "id label allowsFreeText",
    },
    {
      title: "RuntimeConfig",
      type: "RuntimeConfig",
      fields: `country defaultLocale domains tagManagerId signIn registrationServiceUrl alternativeInstallationFlow
        windowRegistrationEnabled vProEnabled`,
    },
    {
      title: "the runtime config's sign-in settings",
      type: "SignInConfig",
      fields: "instance tenant clientId policyIds",
    },
    { title: "FaqItem", type: "FaqItem", fields: "question answer category" },
    {
      title: "Document",
      type: "Document",
      fields: "title url imagePreviewUrl isDownloadable category",
    },
    { title: "Bookmark", type: "Bookmark", fields: "title previewUrl url category" },
  ])(
    "has exactly the specified fields in $title",
    {
      tags: [
        "R3.1",
        "R3.2",
        "R3.3",
        "R3.4",
        "R3.5",
        "R3.6",
        "R3.7",
        "R3.8",
        "R3.10",
        "R3.11",
        "R3.12",
        "R3.14",
        "R3.15",
        "R3.16",
        "R3.17",
      ],
    },
    ({ type, fields }) => {
      expect(listFields(type)).toEqual(splitWords(fields));
    },
  );

  it("has at least the specified fields in Installer", { tags: ["R3.9"] }, () => {
    const fields = splitWords(
      "id name street postCode city radius hourlyWage approved installerType vacations",
    );
    expect(listFields("Installer")).toEqual(expect.arrayContaining(fields));
  });
});

describe("registration service schema", () => {
  it.each([
    {
      title: "RegisteredWindow",
      type: "RegisteredWindow",
      fields: `id projectId key serialNumber installationDate title imageUrl gallery room notes installerName installerLogo
        invoicePath invoiceFilename productDatasheet createdAt owner`,
    },
    {
      title: "the window's owner",
      type: "ProductOwner",
      fields:
        "salutation firstName lastName email phone street houseNumber postCode city county acceptedMarketing",
    },
  ])("has exactly the specified fields in $title", { tags: ["R3.13"] }, ({ type, fields }) => {
    expect(listFields(type, registration)).toEqual(splitWords(fields));
  });
});
