import type { Context } from "./context.ts";
import { cancellationReasons, type InstallerRequest } from "./store.ts";

/** The SDL's `RequestResponseModel`. Only requests with an offer have a cart, only agreed ones have dates. */
export function createRequestModel(request: InstallerRequest, { language }: Context) {
  const reason = cancellationReasons.find(({ id }) => id === request.reasonId);
  const isAgreed = request.status === "INSTALLATION_DATE_CONFIRMED";
  return {
    id: request.id,
    currentStatus: request.status,
    currentReason: reason && { ...reason, label: reason.label[language] },
    previousActiveStatus: request.statusBeforePausing,
    installerLocation: isAgreed ? installer : null,
    deadlineDays: request.status === "OPEN" ? 5 : null,
    remainingDays: request.status === "OPEN" ? 3 : null,
    overdue: request.overdue,
    cart: isAgreed ? createCart(language) : null,
    customer: request.customer,
    createdAt: request.createdAt,
    installationStartDate: isAgreed ? "2026-05-04" : null,
    installationEndDate: isAgreed ? "2026-05-05" : null,
    installationFlow: request.flow,
    isUserConfirmed: isAgreed,
  };
}

const installer = {
  installerId: "dach-und-licht",
  name: "Dach & Licht",
  logo: "https://cdn.example.com/dach-und-licht.png",
  street: "Werkstraße 4",
  postalCode: "10115",
  city: "Berlin",
  isPremium: true,
  isExpert: false,
  email: "hello@installer.example",
  phone: "+49 30 23125 100",
};

function createCart(language: Context["language"]) {
  const name = { de: "Dachfenster", fr: "Fenêtre de toit", it: "Finestra per tetti" }[language];
  return {
    installableProductName: name,
    installableProductCount: 2,
    installableProductImages: ["https://cdn.example.com/roof-window.png"],
    total: { netProductPrice: 1200.5, netInstallationPrice: 900.5, netPrice: 2101, price: 2500.19 },
    items: [{ sku: "TGS-M06", description: name, amount: 2, price: 1428.6, netPrice: 1200.5 }],
  };
}
