import { beforeEach, describe, expect, it } from "vitest";
import type { ProductOwnerInput, WindowProductInput } from "../generated/registration.ts";
import { callerIn } from "../testing/caller.ts";
import { freshWorld } from "../testing/worlds.ts";
import type { World } from "../world/world.ts";

const withProject = `mutation ($projectId: ID!, $windows: [WindowProductInput!]!) {
  registerProjectWindows(projectId: $projectId, windowProducts: $windows) { id }
}`;
const withOwner = `mutation ($windows: [WindowProductInput!]!, $owner: ProductOwnerInput!) {
  registerWindowsWithOwner(windowProducts: $windows, productOwner: $owner) { id owner { firstName } }
}`;
const forSomebodyElse = `mutation ($windows: [WindowProductInput!]!) {
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
  world = freshWorld();
});

describe("registerProjectWindows", () => {
  it("registers windows on the project, which both services then count [R7.45] [R1.8]", async () => {
    const clara = callerIn(world, "clara");
    const windows = [bedroom, kitchen];
    const { data } = await clara.registration(withProject, { projectId: "project-24", windows });
    expect(data).toEqual({ registerProjectWindows: [{ id: "window-6" }, { id: "window-7" }] });
    const listed = await clara.registration(
      `{ registeredWindows(where: {projectId: "project-24"}) { items {
        id projectId key serialNumber installationDate title imageUrl room notes installerName createdAt owner { email }
      } } }`,
    );
    const shared = { projectId: "project-24", createdAt: "2026-03-09T08:00:00.000Z", owner: null };
    expect(listed.data).toEqual({
      registeredWindows: {
        items: [
          {
            ...shared,
            ...bedroom,
            id: "window-6",
            title: "ELECTRIC",
            imageUrl: "/files/windows/electric.svg",
          },
          {
            ...shared,
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

  it.each(["project-1", "project-25", "project-99"])(
    "does not find %s, which is not Clara's",
    async (projectId) => {
      const answer = await callerIn(world, "clara").registration(withProject, {
        projectId,
        windows: [bedroom],
      });
      expect(answer.codes).toEqual(["NOT_FOUND"]);
      expect(world.windows).toHaveLength(5);
    },
  );
});

describe("registerWindowsWithOwner", () => {
  it("registers windows with an owner and without a project [R7.46]", async () => {
    const dario = callerIn(world, "dario");
    const { data } = await dario.registration(withOwner, { windows: [bedroom], owner });
    expect(data).toEqual({ registerWindowsWithOwner: [{ id: "window-6", owner: { firstName: "Otto" } }] });
    const shown = await dario.registration(
      '{ registeredWindowById(id: "window-6") { projectId owner { firstName lastName email phone postCode } } }',
    );
    const { firstName, lastName, email, postCode } = owner;
    expect(shown.data).toEqual({
      registeredWindowById: { projectId: null, owner: { firstName, lastName, email, phone: null, postCode } },
    });
  });

  it("names every wrong field of windows and owner", async () => {
    const answer = await callerIn(world, "dario").registration(withOwner, {
      windows: [bedroom, { ...kitchen, installationDate: "2026-03-10" }],
      owner: { ...owner, firstName: "", email: "otto", postCode: "1" },
    });
    expect(answer.fields).toEqual([
      "windowProducts.1.installationDate",
      "productOwner.firstName",
      "productOwner.email",
      "productOwner.postCode",
    ]);
    expect(new Set(answer.codes)).toEqual(new Set(["VALIDATION_FAILED"]));
    expect(world.windows).toHaveLength(5);
  });
});

describe("registerInstalledWindows", () => {
  it("answers with a token and shows the windows to nobody yet [R7.47]", async () => {
    const dario = callerIn(world, "dario");
    const { data } = await dario.registration(forSomebodyElse, { windows: [bedroom] });
    expect(data).toEqual({ registerInstalledWindows: expect.stringMatching(/\S/) });
    expect((await dario.registration('{ registeredWindowById(id: "window-6") { id } }')).data).toEqual({
      registeredWindowById: null,
    });
  });
});

describe("any way to register", () => {
  const ways = [
    { way: "on a project", document: withProject },
    { way: "with an owner", document: withOwner },
    { way: "for somebody else", document: forSomebodyElse },
  ];
  const register = async (document: string, windows: unknown[], inWorld = world) =>
    await callerIn(inWorld, "clara").registration(document, { projectId: "project-24", owner, windows });

  it.each(ways)("$way refuses wrong windows, names each field, and registers none", async ({ document }) => {
    const answer = await register(document, [
      kitchen,
      { ...bedroom, key: "XXX", serialNumber: "!", installationDate: "9.3.2026" },
      {
        ...bedroom,
        serialNumber: kitchen.serialNumber,
        notes: "x".repeat(2001),
        installerName: "x".repeat(101),
      },
    ]);
    expect(answer.fields).toEqual([
      "windowProducts.1.key",
      "windowProducts.1.serialNumber",
      "windowProducts.1.installationDate",
      "windowProducts.2.serialNumber",
      "windowProducts.2.notes",
      "windowProducts.2.installerName",
    ]);
    expect(new Set(answer.codes)).toEqual(new Set(["VALIDATION_FAILED"]));
    expect(answer.data).toBeNull();
    expect(world.windows).toHaveLength(5);
    expect(world.registrations).toEqual([]);
  });

  it.each(ways)("$way needs a window", async ({ document }) => {
    expect((await register(document, [])).fields).toEqual(["windowProducts"]);
  });

  it.each(ways)("$way refuses a window that is registered already", async ({ document }) => {
    expect((await register(document, [bedroom])).errors).toEqual([]);
    expect((await register(document, [bedroom])).fields).toEqual(["windowProducts.0.serialNumber"]);
  });

  it.each(ways)("$way is closed in Ireland", async ({ document }) => {
    const ireland = freshWorld("IE");
    const answer = await register(document, [bedroom], ireland);
    expect(answer.codes).toEqual(["REGISTRATION_DISABLED"]);
    expect(ireland.windows).toHaveLength(5);
  });
});
