import { beforeEach, describe, expect, it } from "vitest";
import type { ProductOwnerInput, WindowProductInput } from "../../generated/registration.ts";
import { createClient } from "../../testing/serviceClient.ts";
import { createStandingWorld } from "../../testing/worlds.ts";
import type { World } from "../../world/world.ts";

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
  it("registers windows on the project and raises its count in the main API", {
    tags: ["R7.45", "R1.8"],
  }, async () => {
    const clara = createClient(world, "clara");
    const windows = [bedroom, kitchen];
    const { data } = await clara.registration(projectDocument, { projectId: "project-24", windows });
    expect(data).toEqual({ registerProjectWindows: [{ id: "window-6" }, { id: "window-7" }] });
    const listed = await clara.registration(
      `{ registeredWindows(where: {projectId: "project-24"}) { items {
        id projectId key serialNumber installationDate title imageUrl room notes installerName createdAt owner { email }
      } } }`,
    );
    const sharedFields = { projectId: "project-24", createdAt: "2026-03-09T08:00:00.000Z", owner: null };
    expect(listed.data).toEqual({
      registeredWindows: {
        items: [
          {
            ...sharedFields,
            ...bedroom,
            id: "window-6",
            title: "ELECTRIC",
            imageUrl: "/files/windows/electric.svg",
          },
          {
            ...sharedFields,
            ...kitchen,
            id: "window-7",
            title: "SOLAR",
            imageUrl: "/files/windows/solar.svg",
            room: null,
            notes: null,
            installerName: null,
          },
        ],
      },
    });
    const counted = await clara.main("{ projects { items { registeredWindowsCount } } }");
    expect(counted.data).toEqual({ projects: { items: [{ registeredWindowsCount: 2 }] } });
  });
});

describe("registerWindowsWithOwner", () => {
  it("registers windows with an owner and no project", { tags: ["R7.46"] }, async () => {
    const dario = createClient(world, "dario");
    const { data } = await dario.registration(ownerDocument, { windows: [bedroom], owner });
    expect(data).toEqual({ registerWindowsWithOwner: [{ id: "window-6", owner: { firstName: "Otto" } }] });
    const result = await dario.registration(
      '{ registeredWindowById(id: "window-6") { projectId owner { firstName lastName email phone postCode } } }',
    );
    const { firstName, lastName, email, postCode } = owner;
    expect(result.data).toEqual({
      registeredWindowById: { projectId: null, owner: { firstName, lastName, email, phone: null, postCode } },
    });
  });

  it("reports every invalid field of windows and owner", async () => {
    const result = await createClient(world, "dario").registration(ownerDocument, {
      windows: [bedroom, { ...kitchen, installationDate: "2026-03-10" }],
      owner: { ...owner, firstName: "", email: "otto", postCode: "1" },
    });
    expect(result.fields).toEqual([
      "windowProducts.1.installationDate",
      "productOwner.firstName",
      "productOwner.email",
      "productOwner.postCode",
    ]);
    expect(new Set(result.codes)).toEqual(new Set(["VALIDATION_FAILED"]));
    expect(world.windows).toHaveLength(5);
  });
});

describe("registerInstalledWindows", () => {
  it("returns a token and registers the windows without an account", { tags: ["R7.47"] }, async () => {
    const dario = createClient(world, "dario");
    const { data } = await dario.registration(installedDocument, { windows: [bedroom] });
    expect(data).toEqual({ registerInstalledWindows: expect.stringMatching(/\S/) });
    expect((await dario.registration('{ registeredWindowById(id: "window-6") { id } }')).data).toEqual({
      registeredWindowById: null,
    });
  });

  it("returns the same token to the same account, which may have lost the response", async () => {
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

describe("registering windows", () => {
  const operations = [
    { name: "registerProjectWindows", document: projectDocument },
    { name: "registerWindowsWithOwner", document: ownerDocument },
    { name: "registerInstalledWindows", document: installedDocument },
  ];
  const register = async (document: string, windows: unknown[], inWorld = world) =>
    await createClient(inWorld, "clara").registration(document, { projectId: "project-24", owner, windows });

  it.each(operations)("$name reports each invalid field and registers no window", async ({ document }) => {
    const result = await register(document, [
      kitchen,
      { ...bedroom, key: "XXX", serialNumber: "!", installationDate: "9.3.2026" },
      {
        ...bedroom,
        serialNumber: kitchen.serialNumber,
        notes: "x".repeat(2001),
        installerName: "x".repeat(101),
      },
    ]);
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

  it.each(operations)("$name rejects a window that is already registered", async ({ document }) => {
    expect((await register(document, [bedroom])).errors).toEqual([]);
    expect((await register(document, [{ ...bedroom, notes: "Another window." }])).fields).toEqual([
      "windowProducts.0.serialNumber",
    ]);
  });

  it.each(operations)("$name responds with REGISTRATION_DISABLED in Ireland", async ({ document }) => {
    const ireland = createStandingWorld("IE");
    const result = await register(document, [bedroom], ireland);
    expect(result.codes).toEqual(["REGISTRATION_DISABLED"]);
    expect(ireland.windows).toHaveLength(5);
  });
});
