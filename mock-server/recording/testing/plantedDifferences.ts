import type { Difference } from "../comparison/findDifferences.ts";

interface RealResponse {
  status: number;
  body: unknown;
}

/** A way in which the real backend differs from the mock server. */
export interface PlantedDifference extends Pick<Difference, "operation" | "path" | "kind"> {
  plant(response: RealResponse): void;
}

/** Changes what is at a path such as `projects.items[].id` in each item. */
function change(
  operation: string,
  path: string,
  kind: Difference["kind"],
  edit: (owner: object, key: string) => void,
): PlantedDifference {
  const root = operation.startsWith("GET ") ? path : `data.${path}`;
  return {
    operation,
    path,
    kind,
    plant: ({ body }) => visit(body, root.replaceAll("[]", ".[]").split("."), edit),
  };
}

function visit(
  value: unknown,
  [step = "", ...rest]: readonly string[],
  edit: (owner: object, key: string) => void,
): void {
  if (typeof value !== "object" || value === null) return;
  if (step === "[]") {
    for (const [index, item] of Object.entries(value)) {
      if (rest.length === 0) edit(value, index);
      else visit(item, rest, edit);
    }
  } else if (rest.length === 0) edit(value, step);
  else visit(Reflect.get(value, step), rest, edit);
}

const set = (value: unknown) => (owner: object, key: string) => {
  Reflect.set(owner, key, value);
};
const remove = (owner: object, key: string) => {
  Reflect.deleteProperty(owner, key);
};
const reverse = (owner: object, key: string) => {
  Reflect.set(owner, key, [...Reflect.get(owner, key)].reverse());
};
const respond = (operation: string, status: number, body: unknown): PlantedDifference => ({
  operation,
  path: "",
  kind: "error code",
  plant: (response) => Object.assign(response, { status, body }),
});
const replaceCode = (operation: string, from: string, to: string): PlantedDifference => ({
  operation,
  path: "",
  kind: "error code",
  plant: (response) => {
    response.body = JSON.parse(JSON.stringify(response.body).replaceAll(`"${from}"`, `"${to}"`));
  },
});

/** Five of each kind. */
export const plantedDifferences: readonly PlantedDifference[] = [
  change("Projects", "projects.items[].unreadNotificationsCount", "shape", set("2")),
  change("ProjectDetails", "projects.items[].project.createdAt", "shape", set("9 March 2026")),
  change("ShowRequest", "showRequest.installerLocation.isExpert", "shape", remove),
  change("GET /api/campaigns", "data[].audience", "shape", set("everybody")),
  change("RegisteredWindows", "registeredWindows.hasNextPage", "shape", set(0)),

  change("Projects", "projects.items[].project.type", "enumeration", set("SKYLIGHT")),
  change("Projects", "projects.items[].activeRequest.currentStatus", "enumeration", set("AWAITING_PARTS")),
  change("UnreadNotifications", "unreadNotifications.items[].type", "enumeration", set("INVOICE_DUE")),
  change("RegisteredWindowById", "registeredWindowById.room", "enumeration", set("SAUNA")),
  change("GET /api/campaigns", "data[].positions[].position", "enumeration", set("footer_banner")),

  change("Projects", "projects.items[].project.hasFiles", "nullability", set(null)),
  change("ShowRequest", "showRequest.customer.email", "nullability", set(null)),
  change("ShowAccount", "showAccount.lastName", "nullability", set(null)),
  change("DocumentContent", "documentContent[].title", "nullability", set(null)),
  change("RegisteredWindowById", "registeredWindowById.owner.street", "nullability", set(null)),

  replaceCode("CancelRequest", "REQUEST_NOT_CANCELLABLE", "ALREADY_CANCELLED"),
  replaceCode("DeleteAttachment", "NOT_FOUND", "GONE"),
  respond("MakeNotificationRead", 200, {
    errors: [{ message: "no", extensions: { code: "FORBIDDEN" } }],
    data: null,
  }),
  respond("RequestReasons", 500, { errors: [{ message: "broken" }] }),
  respond("GET /api/auth/me", 403, { message: "no" }),

  change("Projects", "projects.items", "order", reverse),
  change("ProjectDetails", "projects.items", "order", reverse),
  change("RegisteredWindows", "registeredWindows.items", "order", reverse),
  change("UnreadNotifications", "unreadNotifications.items", "order", reverse),
  change("RuntimeConfig", "runtimeConfig.domains", "order", reverse),
];
