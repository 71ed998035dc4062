import * as v from "valibot";
import type { InstallationFlow } from "../generated/mainApi.ts";
import { requestStatuses } from "../rules/requestStatuses.ts";
import { booleanSchema, oneOfSchema } from "../world/inputSchemas.ts";
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
});

export const request = createScenarioWithParameters(requestParameters, {
  description: "Clara with one project whose request has the given status, flow and delay",
  build(seeder, parameters) {
    const { status, statusBeforePausing, flow, overdue, attachments, notifications } = parameters;
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
    for (const added of seeder.world.requests) addAttachments(seeder, added, attachments);
    addNotifications(seeder, clara, project, notifications);
    if (status === "WINDOW_REGISTERED") addWindow(seeder, clara, project.id);
  },
});

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
    'Ben and Clara without projects, and two projects without an account, to associate with the tokens "welcome-home" and "welcome-loft"',
  build(seeder) {
    addAccount(seeder, "ben");
    addAccount(seeder, "clara");
    for (const [index, invitationToken] of ["welcome-home", "welcome-loft"].entries()) {
      addProject(seeder, {
        account: null,
        startedDaysAgo: 2 + index,
        request: { status: "OPEN" },
        invitationToken,
      });
    }
  },
});
