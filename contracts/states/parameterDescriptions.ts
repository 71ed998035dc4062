import type { InferInput } from "valibot";
import type { ScenarioName, scenarios } from "#mock-server/scenarios/scenarios.ts";

type Parameters<Name extends ScenarioName> = keyof InferInput<(typeof scenarios)[Name]["parameters"]>;

/** What each parameter of each scenario sets. The compiler requires all of them. */
export const parameterDescriptions: {
  readonly [Name in ScenarioName as Parameters<Name> extends never ? never : Name]: Readonly<
    Record<Parameters<Name>, string>
  >;
} = {
  huge: { projects: "number of projects" },
  request: {
    status: "status of the request",
    statusBeforePausing: "status of the request before it was paused",
    flow: "installation flow of the request",
    overdue: "whether the installer has let the deadline pass",
    attachments: "number of files on the request",
    notifications: "number of unread notifications on the project",
    feedbackGiven: "whether feedback on the project was given before",
    installer: "name and marks of the installer",
    deadlineDays: "days that the installer has for the next step",
    installation: "first and last day of the installation",
    prices: "prices of the offer, which consists of this many of one product",
  },
  windows: {
    count: "number of windows",
    bare: "whether the windows have no optional fields",
    invoices: "whether each window has an invoice",
  },
  campaigns: {
    without: "what the campaign lacks",
  },
  countrySwitches: {
    ownRegistrationService: "whether the country has a registration service of its own",
    windowRegistrationEnabled: "whether windows can be registered",
    alternativeInstallationFlow: "whether projects follow the alternative installation flow",
    vProEnabled: "whether the professional programme is offered",
    tagManagerId: "id of the tag manager",
  },
};
