import { MatchersV3 } from "@pact-foundation/pact";
import { expect, test } from "vitest";
import {
  RegisterProjectWindowsDocument,
  type RegisterProjectWindowsMutation,
} from "../../src/api/generated/registration/graphql.ts";
import { registerWindows } from "../../src/features/window-registration/registerWindows.ts";
import { data, refused } from "../matching/answers.ts";
import { registrationOperation } from "../matching/requests.ts";
import { portalPactWith, visitSignedIn } from "../portal.ts";
import { providerState } from "../providerStates.ts";
import { enteredWindow, scantyWindow } from "./enteredRegistration.ts";
import { newWindow } from "./windowTemplates.ts";

const { eachLike, reify } = MatchersV3;
const pact = portalPactWith("registration-service");
const oneProject = providerState("request", { country: "DE", persona: "clara" });

test("[R7.45] registers windows for a project", async () => {
  const windowProducts = [enteredWindow, scantyWindow];
  const windows = eachLike(newWindow, 2);

  const registered = await pact
    .addInteraction()
    .given(...oneProject)
    .uponReceiving("registerProjectWindows")
    .withRequest(
      "POST",
      "/graphql",
      registrationOperation(RegisterProjectWindowsDocument, { projectId: "project-1", windowProducts }),
    )
    .willRespondWith(200, data<RegisterProjectWindowsMutation>({ registerProjectWindows: windows }))
    .executeTest(({ url }) => {
      visitSignedIn(url);
      return registerWindows({ windowProducts }, "project-1");
    });

  expect(registered).toEqual({ kind: "windows", windows: reify(windows) });
});

test.each([
  { field: "key", wrong: { key: "ZZZ M06" } },
  { field: "serialNumber", wrong: { serialNumber: "12" } },
  { field: "installationDate", wrong: { installationDate: "2999-12-31" } },
  { field: "notes", wrong: { notes: "x".repeat(2001) } },
  { field: "installerName", wrong: { installerName: "x".repeat(101) } },
])("[R7.45] is told that $field of the second window is wrong", async ({ field, wrong }) => {
  const windowProducts = [enteredWindow, { ...scantyWindow, ...wrong }];
  const name = `windowProducts.1.${field}`;

  const error = await pact
    .addInteraction()
    .given(...oneProject)
    .uponReceiving(`registerProjectWindows with a wrong ${field}`)
    .withRequest(
      "POST",
      "/graphql",
      registrationOperation(RegisterProjectWindowsDocument, { projectId: "project-1", windowProducts }),
    )
    .willRespondWith(200, refused("VALIDATION_FAILED", name))
    .executeTest(({ url }) => {
      visitSignedIn(url);
      return registerWindows({ windowProducts }, "project-1").catch((reason: unknown) => reason);
    });

  expect(error).toMatchObject({
    name: "GraphQlError",
    problems: [{ code: "VALIDATION_FAILED", field: name }],
  });
});

test.each([
  { what: "for an unknown project", country: "DE", projectId: "unknown", code: "NOT_FOUND" },
  {
    what: "where registration is switched off",
    country: "IE",
    projectId: "project-1",
    code: "REGISTRATION_DISABLED",
  },
] as const)("[R7.45] registers no windows $what", async ({ what, country, projectId, code }) => {
  const windowProducts = [enteredWindow];

  const error = await pact
    .addInteraction()
    .given(...providerState("request", { country, persona: "clara" }))
    .uponReceiving(`registerProjectWindows ${what}`)
    .withRequest(
      "POST",
      "/graphql",
      registrationOperation(RegisterProjectWindowsDocument, { projectId, windowProducts }),
    )
    .willRespondWith(200, refused(code))
    .executeTest(({ url }) => {
      visitSignedIn(url);
      return registerWindows({ windowProducts }, projectId).catch((reason: unknown) => reason);
    });

  expect(error).toMatchObject({ name: "GraphQlError", code });
});
