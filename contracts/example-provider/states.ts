import * as v from "valibot";
import { addAccount, addNotifications, addProject, addRequest, createFile } from "./seedStore.ts";
import { createStore, type Store } from "./store.ts";

/** All statuses of a request to an installer. */
const statuses = [
  ...["OPEN", "HANDOVER_TO_TAGLYS_INSTALLER", "CLIENT_CONTACTED", "INSTALLER_SITE_VISIT", "OFFER_SENT"],
  ...["HOMEOWNER_GOT_OFFER_FROM_INSTALLER", "OFFER_ACCEPTED", "INSTALLATION_DATE_CONFIRMED"],
  ...["INSTALLATION_IN_PROGRESS", "HANDED_TO_TAGLYS_AT_HOME", "ORCHESTRATE_WITH_TAGLYS_INSTALLATION_SERVICE"],
  ...["IN_CLARIFICATION", "REASSIGNED", "WINDOW_INSTALLED", "INSTALLED_BY_TAGLYS_INSTALLER"],
  ...["INSTALLED_BY_TAGLYS_INSTALLATION_SERVICE", "WINDOW_REGISTERED", "CANCELLED"],
];

const requestParameters = v.object({
  status: v.optional(v.string(), "OPEN"),
  statusBeforePausing: v.optional(v.string()),
  flow: v.optional(v.string(), "DEFAULT"),
  overdue: v.optional(v.boolean(), false),
  attachments: v.optional(v.number(), 0),
  notifications: v.optional(v.number(), 0),
  feedbackGiven: v.optional(v.boolean(), false),
});

const switchesSchema = v.object({
  windowRegistrationEnabled: v.optional(v.boolean(), true),
  alternativeInstallationFlow: v.optional(v.boolean(), false),
  ownRegistrationService: v.optional(v.boolean(), true),
});

/** Fills a store for each provider state, as STATES.md describes them. */
const states: Record<string, (store: Store, parameters: unknown) => void> = {
  standing(store) {
    const anna = addAccount(store, "anna");
    addProject(store, anna);
    addRequest(store, addProject(store, anna), {
      status: "IN_CLARIFICATION",
      statusBeforePausing: "OFFER_SENT",
    });
    for (const status of statuses) addRequest(store, addProject(store, anna), { status });
    addAccount(store, "ben");
    const clara = addAccount(store, "clara");
    const project = addProject(store, clara);
    addRequest(store, project, { status: "OFFER_SENT" });
    addNotifications(store, clara, project, 3);
    store.hasCampaigns = true;
  },
  empty(store) {
    addAccount(store, "ben");
  },
  request(store, parameters) {
    const { attachments, notifications, feedbackGiven, statusBeforePausing, ...request } = v.parse(
      requestParameters,
      parameters,
    );
    const clara = addAccount(store, "clara");
    const project = addProject(store, clara, { hasFeedback: feedbackGiven });
    const files = Array.from({ length: attachments }, (_, index) =>
      createFile(`plan ${index}.pdf`, "application/pdf", 48_000),
    );
    addRequest(store, project, {
      ...request,
      statusBeforePausing: statusBeforePausing ?? null,
      attachments: files,
    });
    addNotifications(store, clara, project, notifications);
    addRequest(store, addProject(store, addAccount(store, "ben")), {});
  },
  everyFlow(store) {
    const anna = addAccount(store, "anna");
    for (const flow of ["DEFAULT", "SPP_INSTALLER", "SPP_TAGLYS"]) {
      for (const status of statuses) addRequest(store, addProject(store, anna), { status, flow });
    }
  },
  lists(store) {
    const clara = addAccount(store, "clara");
    const statusesOfProjects = ["OPEN", "CANCELLED", "OPEN", "WINDOW_REGISTERED", "OPEN"];
    const projects = statusesOfProjects.map((status, index) => {
      const project = addProject(store, clara, { windowCount: index === 0 ? 2 : 0 });
      addRequest(store, project, {
        status,
        attachments: [createFile("plan.pdf", "application/pdf", 48_000)],
      });
      return project;
    });
    for (const project of projects.slice(0, 1)) addNotifications(store, clara, project, 4);
    for (const notification of store.notifications.slice(2, 3)) notification.isRead = true;
    const anna = addAccount(store, "anna");
    const project = addProject(store, anna);
    addRequest(store, project, { attachments: [createFile("plan.pdf", "application/pdf", 48_000)] });
    addNotifications(store, anna, project, 1);
  },
  severalRequests(store) {
    const project = addProject(store, addAccount(store, "clara"), { fileNames: ["[draft] plan.pdf"] });
    for (const status of ["OFFER_SENT", "CANCELLED", "REASSIGNED"]) addRequest(store, project, { status });
  },
  invitation(store) {
    addAccount(store, "ben");
    addAccount(store, "clara");
    addRequest(store, addProject(store, null), {});
  },
  unconfigured(store) {
    store.switches = undefined;
  },
  countrySwitches(store, parameters) {
    store.switches = v.parse(switchesSchema, parameters);
  },
  expiredSession(store) {
    addAccount(store, "clara");
  },
};

/** Creates the data of a provider state. Throws for an unknown one. */
export function createStateStore(name: string, country: string, parameters: unknown): Store {
  const fill = states[name];
  if (!fill) throw new Error(`There is no state "${name}".`);
  const store = createStore(country);
  fill(store, parameters ?? {});
  return store;
}
