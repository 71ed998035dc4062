import { describe, expect, it } from "vitest";
import { schemaOf } from "./schemaOf.ts";

const main = schemaOf(["main"], []);
const registration = schemaOf(["registration"], []);

/** The names of a type's fields, in order of the alphabet. */
function fieldsOf(name: string, schema = main): string[] {
  const type = schema.getType(name);
  return type && "getFields" in type ? Object.keys(type.getFields()).toSorted() : [];
}

const words = (text: string) => text.trim().split(/\s+/).toSorted();

describe("the main API's types", () => {
  it.each([
    {
      title: "Project [R3.1]",
      type: "Project",
      fields: `id customerId installerId customerAccountId registeredAt start details street houseNumber city postCode
        county offerSent hasFiles type spaceType isAdvantagesInfoShown leadOriginTaglys installer projectFiles createdAt
        updatedAt`,
    },
    {
      title: "ProjectForCustomerAccountResource [R3.2]",
      type: "ProjectForCustomerAccountResource",
      fields: `project isArchived unreadNotificationsCount registeredWindowsCount activeRequest configuratorProject`,
    },
    {
      title: "the list item's configuratorProject [R3.2]",
      type: "ConfiguratorProject",
      fields: "id createdAt updatedAt",
    },
    {
      title: "Request [R3.3]",
      type: "Request",
      fields: `id projectId installerId overdue dealId price netPrice netProductPrice netInstallationPrice distance
        currentStatus statusBeforePausing currentReasonId customReason deadline locale token installationStartDate
        installationEndDate installationFlow installerSiteVisitDate surveyType isUserConfirmed taglysApproved cartItems`,
    },
    {
      title: "RequestResponseModel [R3.4]",
      type: "RequestResponseModel",
      fields: `id currentStatus currentReason previousActiveStatus installerLocation deadlineDays remainingDays overdue
        cart customer createdAt installationStartDate installationEndDate installationFlow isUserConfirmed`,
    },
    {
      title: "Cart [R3.5]",
      type: "Cart",
      fields: "installableProductName installableProductCount installableProductImages total items",
    },
    {
      title: "the cart's total [R3.5]",
      type: "CartTotal",
      fields: "netProductPrice netInstallationPrice netPrice price",
    },
    {
      title: "the cart's items [R3.5]",
      type: "CartItem",
      fields: "sku description amount price netPrice",
    },
    {
      title: "Customer [R3.6]",
      type: "Customer",
      fields: `id salutation firstName lastName email phone alternatePhone company postCode city street houseNumber county
        tenancy acceptedMarketing`,
    },
    {
      title: "CustomerAccount [R3.7]",
      type: "CustomerAccount",
      fields: "id firstName lastName email acceptedMarketing",
    },
    {
      title: "InstallerLocationModel [R3.8]",
      type: "InstallerLocationModel",
      fields: "installerId logo name street postalCode city isPremium isExpert email phone",
    },
    {
      title: "ProjectFile [R3.10]",
      type: "ProjectFile",
      fields: "id projectId path name mime size link",
    },
    {
      title: "ProjectNotification [R3.11]",
      type: "ProjectNotification",
      fields: "id projectId type createdAt metadata",
    },
    {
      title: "the notification's metadata [R3.11]",
      type: "ProjectNotificationMetadata",
      fields: "requestId projectType projectContact",
    },
    {
      title: "the notification's project contact [R3.11]",
      type: "ProjectContact",
      fields: "salutation firstName lastName",
    },
    {
      title: "CancellationReason [R3.12]",
      type: "CancellationReason",
      fields: "id label allowsFreeText",
    },
    {
      title: "RuntimeConfig [R3.14]",
      type: "RuntimeConfig",
      fields: `country defaultLocale domains tagManagerId signIn registrationServiceUrl alternativeInstallationFlow
        windowRegistrationEnabled vProEnabled`,
    },
    {
      title: "the runtime config's sign-in settings [R3.14]",
      type: "SignInConfig",
      fields: "instance tenant clientId policyIds",
    },
    { title: "FaqItem [R3.15]", type: "FaqItem", fields: "question answer category" },
    {
      title: "Document [R3.16]",
      type: "Document",
      fields: "title url imagePreviewUrl isDownloadable category",
    },
    { title: "Bookmark [R3.17]", type: "Bookmark", fields: "title previewUrl url category" },
  ])("$title has its fields as spelt", ({ type, fields }) => {
    expect(fieldsOf(type)).toEqual(words(fields));
  });

  it("Installer [R3.9] has the fields that are known", () => {
    const known = words("id name street postCode city radius hourlyWage approved installerType vacations");
    expect(fieldsOf("Installer")).toEqual(expect.arrayContaining(known));
  });
});

describe("the registration service's types", () => {
  it.each([
    {
      title: "RegisteredWindow [R3.13]",
      type: "RegisteredWindow",
      fields: `id projectId key serialNumber installationDate title imageUrl gallery room notes installerName installerLogo
        invoicePath invoiceFilename productDatasheet createdAt owner`,
    },
    {
      title: "the window's owner [R3.13]",
      type: "ProductOwner",
      fields:
        "salutation firstName lastName email phone street houseNumber postCode city county acceptedMarketing",
    },
  ])("$title has its fields as spelt", ({ type, fields }) => {
    expect(fieldsOf(type, registration)).toEqual(words(fields));
  });
});
