import * as v from "valibot";
import type { InstallationFlow } from "../generated/mainApi.ts";
import { requestStatuses } from "../rules/requestStatuses.ts";
import { booleanSchema, numberSchema, oneOfSchema, textSchema } from "../world/inputSchemas.ts";
import type { CartRecord } from "../world/records.ts";
import { addAccount } from "./builders/addAccount.ts";
import { addAttachments } from "./builders/addAttachments.ts";
import { addNotifications } from "./builders/addNotifications.ts";
import { addProject } from "./builders/addProject.ts";
import { addProjectFiles } from "./builders/addProjectFiles.ts";
import { addRequest } from "./builders/addRequest.ts";
import { addWindow } from "./builders/addWindow.ts";
import {
  countSchema,
  createScenario,
  createScenarioWithParameters,
  describeParameter,
} from "./createScenario.ts";

const flows = ["DEFAULT", "SPP_INSTALLER", "SPP_TAGLYS"] as const satisfies readonly InstallationFlow[];

const date = v.pipe(v.string("must be a date."), v.isoDate("must be a date."));

const requestParameters = v.strictObject({
  status: describeParameter("Status of the request.", v.optional(oneOfSchema(requestStatuses), "OPEN")),
  statusBeforePausing: describeParameter(
    "Status of the request before it was paused.",
    v.optional(oneOfSchema(requestStatuses)),
  ),
  flow: describeParameter("Installation flow of the request.", v.optional(oneOfSchema(flows))),
  overdue: describeParameter(
    "Whether the installer has let the deadline pass.",
    v.optional(booleanSchema, false),
  ),
  // The second has a name that looks like markup.
  attachments: describeParameter("Number of files on the request.", countSchema(0, 0, 10)),
  notifications: describeParameter("Number of unread notifications on the project.", countSchema(0, 0, 1000)),
  feedbackGiven: describeParameter(
    "Whether feedback on the project was given before.",
    v.optional(booleanSchema, false),
  ),
  installer: describeParameter(
    "Name and marks of the installer.",
    v.optional(
      v.pipe(
        v.strictObject({
          name: textSchema,
          isPremium: booleanSchema,
          isExpert: booleanSchema,
        }),
        v.examples([{ name: "Skylights", isPremium: true, isExpert: false }]),
      ),
    ),
  ),
  deadlineDays: describeParameter("Days that the installer has for the next step.", v.optional(numberSchema)),
  installation: describeParameter(
    "First and last day of the installation.",
    v.optional(
      v.pipe(
        v.strictObject({ start: date, end: date }),
        v.examples([{ start: "2026-05-04", end: "2026-05-06" }]),
      ),
    ),
  ),
  prices: describeParameter(
    "Prices of the offer: an amount of one product, with and without VAT.",
    v.optional(
      v.pipe(
        v.strictObject({
          amount: numberSchema,
          netProductPrice: numberSchema,
          netInstallationPrice: numberSchema,
          netPrice: numberSchema,
          price: numberSchema,
          productPrice: numberSchema,
        }),
        v.examples([
          {
            ...{ amount: 2, netProductPrice: 2000, netInstallationPrice: 1000, netPrice: 3000 },
            ...{ price: 3570, productPrice: 2380 },
          },
        ]),
      ),
    ),
  ),
});

export const request = createScenarioWithParameters(requestParameters, {
  description: "Clara with one project whose request has the given status, flow and delay",
  build(seeder, parameters) {
    const { status, statusBeforePausing, flow, overdue, attachments, notifications, feedbackGiven } =
      parameters;
    const { installer, deadlineDays, installation, prices } = parameters;
    const clara = addAccount(seeder, "clara");
    const project = addProject(seeder, {
      account: clara,
      startedDaysAgo: 9,
      request: {
        status,
        overdue,
        ...(statusBeforePausing && { statusBeforePausing }),
        ...(flow && { flow }),
      },
    });
    for (const added of seeder.world.requests) {
      addAttachments(seeder, added, attachments);
      // Not the first one, which a service may return for any id.
      const [, otherInstaller] = seeder.world.installers;
      if (installer && otherInstaller) {
        Object.assign(otherInstaller, installer);
        added.installerId = otherInstaller.installerId;
      }
      if (deadlineDays !== undefined) added.deadlineDays = deadlineDays;
      if (installation)
        Object.assign(added, {
          installationStartDate: installation.start,
          installationEndDate: installation.end,
        });
      if (prices && added.cart) setPrices(added.cart, prices);
    }
    addNotifications(seeder, clara, project, notifications);
    if (status === "WINDOW_REGISTERED") addWindow(seeder, clara, project.id);
    if (feedbackGiven) seeder.world.feedback.push({ projectId: project.id, rating: 4, comment: null });
  },
});

function setPrices(
  cart: CartRecord,
  { amount, productPrice, ...total }: NonNullable<v.InferOutput<typeof requestParameters>["prices"]>,
): void {
  cart.total = total;
  cart.installableProductCount = amount;
  cart.items = cart.items
    .slice(0, 1)
    .map((item) => ({ ...item, amount, netPrice: total.netProductPrice, price: productPrice }));
}

export const severalRequests = createScenario({
  description:
    "Clara with one project, its files, one window and two unread notifications; its request with an offer follows a reassigned and a cancelled one",
  build(seeder) {
    const clara = addAccount(seeder, "clara");
    const project = addProject(seeder, {
      account: clara,
      startedDaysAgo: 40,
      request: { status: "REASSIGNED", statusBeforePausing: "CLIENT_CONTACTED" },
    });
    addRequest(seeder, project, clara, {
      status: "CANCELLED",
      statusBeforePausing: "CLIENT_CONTACTED",
      startedDaysAgo: 25,
      customReason: seeder.content.cancellation,
    });
    addRequest(seeder, project, clara, { status: "OFFER_SENT", startedDaysAgo: 8 });
    addProjectFiles(seeder, project);
    addNotifications(seeder, clara, project, 2);
    addWindow(seeder, clara, project.id);
  },
});

export const everyFlow = createScenario({
  description: "Anna with a project for each status in each installation flow",
  build(seeder) {
    const anna = addAccount(seeder, "anna");
    for (const flow of flows) {
      for (const status of requestStatuses) {
        addProject(seeder, { account: anna, startedDaysAgo: 9, request: { status, flow } });
      }
    }
  },
});

export const invitation = createScenario({
  description:
    'Ben and Clara without projects, and a project without an account, to associate with the token "welcome-home"',
  build(seeder) {
    addAccount(seeder, "ben");
    addAccount(seeder, "clara");
    addProject(seeder, {
      account: null,
      startedDaysAgo: 2,
      request: { status: "OPEN" },
      invitationToken: "welcome-home",
    });
  },
});
