import type { FieldPaths } from "./fieldPaths.generated.ts";

type Value<Name extends string, Path = FieldPaths[keyof FieldPaths]> = Path extends `${Name}.${infer Value}`
  ? Value
  : never;
type Values<Name extends string> = Readonly<Record<string, Value<Name>>>;

// The values of enumerations that the specification does not list, by their meaning: a service may use other names.

export const notificationTypes = {
  dateSet: "INSTALLATION_DATE_SET",
  message: "MESSAGE_RECEIVED",
  offer: "OFFER_RECEIVED",
  statusChanged: "REQUEST_STATUS_CHANGED",
} as const satisfies Values<"NotificationType">;

export const projectTypes = {
  blinds: "BLINDS",
  flatRoofWindow: "FLAT_ROOF_WINDOW",
  replacement: "REPLACEMENT",
  roofWindow: "ROOF_WINDOW",
  sunTunnel: "SUN_TUNNEL",
} as const satisfies Values<"ProjectModuleType">;

export const surveyTypes = { onSite: "ON_SITE", remote: "REMOTE" } as const satisfies Values<"SurveyType">;

export const tenancies = { owner: "OWNER", tenant: "TENANT" } as const satisfies Values<"Tenancy">;
