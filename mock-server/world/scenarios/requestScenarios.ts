import * as v from "valibot";
import type { InstallationFlow } from "../../generated/mainApi.ts";
import { requestStatuses } from "../requestStatuses.ts";
import { addAccount } from "../seeds/accountSeeds.ts";
import { addAttachments } from "../seeds/attachmentSeed.ts";
import { customerTexts } from "../seeds/customerTexts.ts";
import { addNotifications } from "../seeds/notificationSeed.ts";
import { addProjectFiles } from "../seeds/projectFileSeed.ts";
import { addNextRequest, addProject } from "../seeds/projectSeed.ts";
import { addWindow } from "../seeds/windowSeed.ts";
import { count, oneOf, scenario, scenarioWith } from "./scenario.ts";

const flows = ["DEFAULT", "SPP_INSTALLER", "SPP_TAGLYS"] as const satisfies readonly InstallationFlow[];

const requestParameters = v.strictObject({
  status: v.optional(oneOf(requestStatuses), "OPEN"),
  statusBeforePausing: v.optional(oneOf(requestStatuses)),
  flow: v.optional(oneOf(flows)),
  overdue: v.optional(v.boolean("must be true or false."), false),
  /** Files on the request; from two on, one has a hostile name. */
  attachments: count(0, 0, 10),
  /** Unread notifications on the project. */
  notifications: count(0, 0, 60),
  /** Whether feedback on the project was given before. */
  feedbackGiven: v.optional(v.boolean("must be true or false."), false),
});

export const request = scenarioWith(requestParameters, {
  description: "Clara with one project whose request has the status, flow and delay asked for",
  build(seeder, parameters) {
    const { status, statusBeforePausing, flow, overdue, attachments, notifications, feedbackGiven } =
      parameters;
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
    if (feedbackGiven) seeder.world.feedback.push({ projectId: project.id, rating: 4, comment: null });
  },
});

export const severalRequests = scenario({
  description:
    "Clara with one project and its files, whose request with an offer follows one given to another installer and one she cancelled",
  build(seeder) {
    const clara = addAccount(seeder, "clara");
    const project = addProject(seeder, {
      account: clara,
      startedDaysAgo: 40,
      request: { status: "REASSIGNED", statusBeforePausing: "CLIENT_CONTACTED" },
    });
    const { cancellation } = customerTexts[seeder.country.contentLanguages[0] ?? "de"];
    addNextRequest(seeder, project, clara, {
      status: "CANCELLED",
      statusBeforePausing: "CLIENT_CONTACTED",
      startedDaysAgo: 25,
      customReason: cancellation,
    });
    addNextRequest(seeder, project, clara, { status: "OFFER_SENT", startedDaysAgo: 8 });
    addProjectFiles(seeder, project);
    addNotifications(seeder, clara, project, 2);
    addWindow(seeder, clara, project.id);
  },
});

export const everyFlow = scenario({
  description: "Anna with a project for each status in each installation flow",
  build(seeder) {
    const anna = addAccount(seeder, "anna");
    for (const flow of flows) {
      for (const status of requestStatuses) {
        addProject(seeder, { account: anna, startedDaysAgo: 5, request: { status, flow } });
      }
    }
  },
});

export const overdue = scenario({
  description: "Clara with one project whose installer has let the deadline pass",
  build(seeder) {
    const clara = addAccount(seeder, "clara");
    addProject(seeder, {
      account: clara,
      startedDaysAgo: 12,
      request: { status: "HANDOVER_TO_TAGLYS_INSTALLER", overdue: true },
    });
  },
});

export const paused = scenario({
  description: "Clara with one project that is on hold while a question is open, after an offer was sent",
  build(seeder) {
    const clara = addAccount(seeder, "clara");
    addProject(seeder, {
      account: clara,
      startedDaysAgo: 12,
      request: { status: "IN_CLARIFICATION", statusBeforePausing: "OFFER_SENT" },
    });
  },
});

export const invitation = scenario({
  description: 'Ben without a project, and one that waits for its account behind the token "welcome-home"',
  build(seeder) {
    addAccount(seeder, "ben");
    addProject(seeder, {
      account: null,
      startedDaysAgo: 2,
      request: { status: "OPEN" },
      invitationToken: "welcome-home",
    });
  },
});
