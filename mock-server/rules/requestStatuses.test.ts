import { assertEnumType } from "graphql";
import { describe, expect, it } from "vitest";
import { createSchema } from "../services/graphql/schema.ts";
import { isArchiving, isCancellable, isPaused, requestStatuses } from "./requestStatuses.ts";

describe("request statuses", () => {
  it("are the statuses of the SDL", () => {
    const type = assertEnumType(createSchema(["main"], []).getType("RequestStatus"));
    const names = type.getValues().map(({ name }) => name);
    expect(requestStatuses.toSorted()).toEqual(names.toSorted());
  });

  it("can be cancelled unless they are final", () => {
    expect(requestStatuses.filter((status) => !isCancellable(status))).toEqual([
      "REASSIGNED",
      "WINDOW_INSTALLED",
      "INSTALLED_BY_TAGLYS_INSTALLER",
      "INSTALLED_BY_TAGLYS_INSTALLATION_SERVICE",
      "WINDOW_REGISTERED",
      "CANCELLED",
    ]);
  });

  it("put a request on hold in two cases", () => {
    expect(requestStatuses.filter(isPaused)).toEqual(["IN_CLARIFICATION", "REASSIGNED"]);
  });

  it("archive a project in two cases", () => {
    expect(requestStatuses.filter(isArchiving)).toEqual(["WINDOW_REGISTERED", "CANCELLED"]);
  });
});
