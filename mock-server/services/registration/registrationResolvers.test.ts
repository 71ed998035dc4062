import { beforeEach, describe, expect, it } from "vitest";
import type { ProductOwnerInput, WindowProductInput } from "#generated/registration.ts";
import { createClient } from "#testing/serviceClient.ts";
import { createStandingWorld } from "#testing/worlds.ts";
import type { World } from "#world/world.ts";

const projectDocument = `mutation ($projectId: ID!, $windows: [WindowProductInput!]!) {
  registerProjectWindows(projectId: $projectId, windowProducts: $windows) { id }
}`;
const ownerDocument = `mutation ($windows: [WindowProductInput!]!, $owner: ProductOwnerInput!) {
  registerWindowsWithOwner(windowProducts: $windows, productOwner: $owner) { id owner { firstName } }
}`;
const installedDocument = `mutation ($windows: [WindowProductInput!]!) {
  registerInstalledWindows(windowProducts: $windows)
}`;

const bedroom: WindowProductInput = {
  key: "TGE M08",
  serialNumber: "TG770001",
  installationDate: "2026-03-09",
  room: "BEDROOM",
  notes: "By the stairs.",
  installerName: "Dach & Licht",
};
const kitchen: WindowProductInput = {
  key: "TGL S06",
  serialNumber: "TG770002",
  installationDate: "2025-12-24",
};
const owner: ProductOwnerInput = {
  firstName: "Otto",
  lastName: "Sommer",
  email: "otto@home.example",
  street: "Invalidenstraße",
  postCode: "10115",
  city: "Berlin",
  acceptedMarketing: false,
};

let world: World;
beforeEach(() => {
  world = createStandingWorld();
});

describe("registerProjectWindows", () => {
  it("completes the windows by their type and raises the project's count in the main API", {
    tags: ["R7.45", "R1.8"],
  }, async () => {
    const clara = createClient(world, "clara");
    const windows = [bedroom, kitchen];
    await clara.registration(projectDocument, { projectId: "project-24", windows });
    const listed = await clara.registration(
      "{ registeredWindows { items { id projectId title imageUrl room createdAt } } }",
    );
    const shared = { projectId: "project-24", createdAt: "2026-03-09T08:00:00.000Z" };
    expect(listed.data).toEqual({
      registeredWindows: {
        items: [
          {
            ...shared,
            id: "window-6",
            title: "ELECTRIC",
            imageUrl: "/files/windows/electric.svg",
            room: "BEDROOM",
          },
          { ...shared, id: "window-7", title: "SOLAR", imageUrl: "/files/windows/solar.svg", room: null },
        ],
      },
    });
    const counted = await clara.main("{ projects { items { registeredWindowsCount } } }");
    expect(counted.data).toEqual({ projects: { items: [{ registeredWindowsCount: 2 }] } });
  });
});

describe("registerInstalledWindows", () => {
  it("returns the same token to the same account, which may have lost the response", {
    tags: ["R7.47"],
  }, async () => {
    const dario = createClient(world, "dario");
    const first = await dario.registration(installedDocument, { windows: [bedroom, kitchen] });
    const count = world.windows.length;
    const again = await dario.registration(installedDocument, { windows: [bedroom, kitchen] });
    expect(again.data).toEqual(first.data);
    expect(world.windows).toHaveLength(count);
    for (const [persona, windows] of [
      ["clara", [bedroom, kitchen]],
      ["dario", [bedroom]],
      ["dario", [bedroom, { ...kitchen, room: "LOFT" }]],
    ] as const) {
      const { codes } = await createClient(world, persona).registration(installedDocument, { windows });
      expect(new Set(codes)).toEqual(new Set(["VALIDATION_FAILED"]));
    }
  });
});

it.each([
  { name: "registerProjectWindows", document: projectDocument },
  { name: "registerWindowsWithOwner", document: ownerDocument },
  { name: "registerInstalledWindows", document: installedDocument },
])("$name reports each invalid field and registers no window", async ({ document }) => {
  const { serialNumber } = kitchen;
  const windows = [
    kitchen,
    { ...bedroom, key: "XXX", serialNumber: "!", installationDate: "9.3.2026" },
    { ...bedroom, serialNumber, notes: "x".repeat(2001), installerName: "x".repeat(101) },
  ];
  const variables = { projectId: "project-24", owner, windows };
  const result = await createClient(world, "clara").registration(document, variables);
  expect(result.fields).toEqual([
    "windowProducts.1.key",
    "windowProducts.1.serialNumber",
    "windowProducts.1.installationDate",
    "windowProducts.2.serialNumber",
    "windowProducts.2.notes",
    "windowProducts.2.installerName",
  ]);
  expect(new Set(result.codes)).toEqual(new Set(["VALIDATION_FAILED"]));
  expect(result.data).toBeNull();
  expect(world.windows).toHaveLength(5);
  expect(world.registrations).toEqual([]);
});
