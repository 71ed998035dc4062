import * as v from "valibot";
import { afterAll, describe, expect, it } from "vitest";
import { scenarioList } from "../../commandLine.ts";
import { controlRoutes } from "../../control/controlRoutes.ts";
import type { Country } from "../../generated/mainApi.ts";
import { fileViolation } from "../../rules/fileRules.ts";
import { callerIn } from "../../testing/caller.ts";
import { found } from "../../testing/records.ts";
import { origins } from "../../testing/services.ts";
import { removeWorlds, startOfTime, worlds } from "../../testing/worlds.ts";
import { buildWorld } from "../buildWorld.ts";
import { contentSeeds } from "../content/contentSeeds.ts";
import { countrySeeds } from "../countries/countrySeeds.ts";
import { requestStatuses } from "../requestStatuses.ts";
import type { World } from "../world.ts";
import { scenarioNames, scenarios } from "./scenarios.ts";

const seeds = Object.values(countrySeeds);
const countries = seeds.map(({ country }) => country);
const flows = ["DEFAULT", "SPP_INSTALLER", "SPP_TAGLYS"] as const;

function build(country: Country, scenario: string, parameters?: unknown): World {
  return buildWorld({ id: "built", country, scenario, parameters, now: startOfTime });
}

/** All that is data in a world. */
function dataOf({ clock, nextId, ...data }: World) {
  return data;
}

afterAll(removeWorlds);

describe.each(scenarioNames)("the scenario %s", (name) => {
  it("says in a sentence what there is in it", () => {
    const [, { description }] = found(Object.entries(scenarios).find(([known]) => known === name));
    expect(description).toMatch(/^\p{Lu}.{15,}[^.]$/u);
  });

  it.each(countries)("builds twice the same in %s", (country) => {
    const world = build(country, name);
    expect(world).toMatchObject({ country, scenario: name, config: { country } });
    expect(world.accounts.length).toBeGreaterThan(0);
    expect(dataOf(build(country, name))).toEqual(dataOf(world));
  });
});

describe("the scenario request", () => {
  const plans = requestStatuses.flatMap((status) => flows.map((flow) => ({ status, flow })));

  it("covers 18 statuses in 3 flows", () => {
    expect(plans).toHaveLength(54);
  });

  it.each(plans)(
    "shows Clara a request in $status by $flow in every country [R4.1]",
    async ({ status, flow }) => {
      for (const country of countries) {
        const world = worlds.replace(build(country, "request", { status, flow }));
        const id = found(world.requests[0]).id;
        const document = `{ showRequest(id: "${id}") { currentStatus installationFlow } }`;
        const { data, errors } = await callerIn(world, "clara").main(document);
        expect(errors).toEqual([]);
        expect(data).toEqual({ showRequest: { currentStatus: status, installationFlow: flow } });
      }
    },
  );

  it("keeps the status before a pause and the delay asked for [R4.2]", () => {
    const asked = { status: "IN_CLARIFICATION", statusBeforePausing: "OFFER_ACCEPTED", overdue: true };
    expect(build("DE", "request", asked).requests[0]).toMatchObject({
      currentStatus: "IN_CLARIFICATION",
      statusBeforePausing: "OFFER_ACCEPTED",
      overdue: true,
    });
  });
});

describe("files and notifications of the scenario request", () => {
  const built = (parameters: object) => worlds.replace(build("DE", "request", parameters));

  it.each([0, 1, 2, 10])("are so many attachments as asked for, here %i [R7.15]", async (attachments) => {
    const world = built({ attachments });
    const clara = callerIn(world, "clara");
    const { data } = await clara.main('{ attachments(idRequest: "request-1") { name mime size link } }');
    const { attachments: files } = v.parse(attachmentList, data);
    expect(files).toHaveLength(attachments);
    expect(new Set(files.map(({ name }) => name)).size).toBe(attachments);
    for (const { name, mime, size, link } of files) {
      const response = await clara.get(link);
      const bytes = await response.arrayBuffer();
      expect(bytes.byteLength).toBe(size);
      expect(await fileViolation(new File([bytes], name, { type: mime }), "file")).toBeUndefined();
    }
    expect(files.some(({ name }) => name.includes("<img") && name.includes("\u202E"))).toBe(attachments >= 2);
  });

  it.each([0, 60])("are %i unread notifications", async (notifications) => {
    const { data } = await callerIn(built({ notifications }), "clara").main(
      "{ unreadNotifications(take: 1) { totalCount } projects { items { unreadNotificationsCount } } }",
    );
    expect(data).toEqual({
      unreadNotifications: { totalCount: notifications },
      projects: { items: [{ unreadNotificationsCount: notifications }] },
    });
  });
});

describe("the deadlines of a request", () => {
  it.each([
    { status: "OPEN", deadlineDays: 5, remainingDays: 3 },
    { status: "HANDOVER_TO_TAGLYS_INSTALLER", deadlineDays: 5, remainingDays: 3 },
    { status: "CLIENT_CONTACTED", deadlineDays: 10, remainingDays: 6 },
    { status: "OFFER_SENT", deadlineDays: 14, remainingDays: 9 },
    { status: "OPEN", overdue: true, deadlineDays: 5, remainingDays: -2 },
    { status: "OFFER_SENT", overdue: true, deadlineDays: 14, remainingDays: -2 },
    { status: "OFFER_ACCEPTED", deadlineDays: null, remainingDays: null },
    { status: "CANCELLED", deadlineDays: null, remainingDays: null },
  ])("are those of $status [R3.5]", async ({ status, overdue = false, ...days }) => {
    const world = worlds.replace(build("DE", "request", { status, overdue }));
    world.clock.freeze();
    world.clock.set(startOfTime);
    const { data } = await callerIn(world, "clara").main(
      '{ showRequest(id: "request-1") { deadlineDays remainingDays overdue } }',
    );
    expect(data).toEqual({ showRequest: { ...days, overdue } });
  });
});

describe("the scenario severalRequests", () => {
  it.each(countries)(
    "shows Clara's project with files, a window and a plan in %s [R3.1] [R3.3]",
    async (country) => {
      const clara = callerIn(worlds.replace(build(country, "severalRequests")), "clara");
      const { data, errors } = await clara.main(`{ projects { items {
      unreadNotificationsCount registeredWindowsCount configuratorProject { id } activeRequest { currentStatus }
      project { id offerSent hasFiles projectFiles { projectId path name mime size link } }
    } } }`);
      expect(errors).toEqual([]);
      const { items } = v.parse(projectsWithFiles, data).projects;
      expect(items).toMatchObject([
        {
          unreadNotificationsCount: 2,
          registeredWindowsCount: 1,
          configuratorProject: { id: "configurator-project-1" },
          activeRequest: { currentStatus: "OFFER_SENT" },
          project: { offerSent: true, hasFiles: true },
        },
      ]);
      const files = items.flatMap(({ project }) => project.projectFiles);
      expect(files.map(({ mime }) => mime)).toEqual(["application/pdf", "image/jpeg", "image/png"]);
      for (const { name, mime, size, link } of files) {
        const response = await clara.get(link);
        const bytes = await response.arrayBuffer();
        expect([response.status, response.headers.get("content-type"), bytes.byteLength]).toEqual([
          200,
          mime,
          size,
        ]);
        expect(await fileViolation(new File([bytes], name, { type: mime }), "file")).toBeUndefined();
      }
    },
  );

  it("gave the first request to another installer than the later ones", () => {
    const { requests } = build("DE", "severalRequests");
    expect(new Set(requests.map(({ installerId }) => installerId)).size).toBe(3);
    expect(requests.map(({ createdAt }) => createdAt)).toEqual(
      requests.map(({ createdAt }) => createdAt).toSorted(),
    );
  });
});

describe("the scenario windows", () => {
  const darios = (parameters: object) =>
    callerIn(worlds.replace(build("DE", "windows", parameters)), "dario");

  it("shows windows of which little is known where asked for [R7.43]", async () => {
    const { data, errors } = await darios({ count: 1, bare: true }).registration(
      `{ registeredWindowById(id: "window-1") {
        projectId key serialNumber installationDate imageUrl gallery room notes installerName installerLogo
        invoiceFilename productDatasheet owner { firstName }
      } }`,
    );
    expect(errors).toEqual([]);
    expect(data).toEqual({
      registeredWindowById: {
        projectId: null,
        key: "TGS M06",
        serialNumber: "TG26104000",
        installationDate: null,
        imageUrl: null,
        gallery: [],
        room: null,
        notes: null,
        installerName: null,
        installerLogo: null,
        invoiceFilename: null,
        productDatasheet: null,
        owner: null,
      },
    });
  });

  it("holds invoices that can be opened where asked for [R7.44]", async () => {
    const dario = darios({ count: 3, invoices: true });
    for (const [id, mime] of [
      ["window-1", "application/pdf"],
      ["window-2", "image/jpeg"],
      ["window-3", "image/png"],
    ]) {
      const { data } = await dario.registration(
        `{ invoiceFileUrl(registeredWindowId: "${id}") registeredWindowById(id: "${id}") { invoiceFilename } }`,
      );
      const { invoiceFileUrl, registeredWindowById } = v.parse(windowWithInvoice, data);
      const response = await dario.get(invoiceFileUrl);
      expect([response.status, response.headers.get("content-type")]).toEqual([200, mime]);
      const invoice = new File([await response.arrayBuffer()], registeredWindowById.invoiceFilename, {
        type: mime ?? "",
      });
      expect(await fileViolation(invoice, "file")).toBeUndefined();
    }
  });

  it("holds no invoice unless asked for [R7.44]", async () => {
    const { data } = await darios({}).registration('{ invoiceFileUrl(registeredWindowId: "window-1") }');
    expect(data).toEqual({ invoiceFileUrl: null });
  });
});

const windowWithInvoice = v.object({
  invoiceFileUrl: v.string(),
  registeredWindowById: v.object({ invoiceFilename: v.string() }),
});

const file = v.object({ name: v.string(), mime: v.string(), size: v.number(), link: v.string() });
const attachmentList = v.object({ attachments: v.array(file) });
const projectsWithFiles = v.object({
  projects: v.object({
    items: v.array(v.looseObject({ project: v.looseObject({ projectFiles: v.array(file) }) })),
  }),
});

const projectPage = v.object({
  projects: v.object({ items: v.array(v.unknown()), pageInfo: v.object({ hasNextPage: v.boolean() }) }),
});

describe("accounts of every size", () => {
  it("everyFlow holds each status in each flow", () => {
    const { requests } = build("SE", "everyFlow");
    const seen = requests.map(
      ({ currentStatus, installationFlow }) => `${currentStatus} ${installationFlow}`,
    );
    expect(new Set(seen).size).toBe(54);
  });

  it("empty shows Ben nothing at all", async () => {
    const ben = callerIn(worlds.replace(build("DK", "empty")), "ben");
    const { data } = await ben.main(
      "{ projects { items { isArchived } pageInfo { hasNextPage } } unreadNotifications { totalCount } }",
    );
    expect(data).toEqual({
      projects: { items: [], pageInfo: { hasNextPage: false } },
      unreadNotifications: { totalCount: 0 },
    });
    expect(await (await ben.get("/api/campaigns")).json()).toEqual({ data: [] });
  });

  it("huge shows Anna 2,000 projects page by page [R4.16]", async () => {
    const anna = callerIn(worlds.replace(build("GB", "huge")), "anna");
    const ids = new Set<unknown>();
    let hasNextPage = true;
    for (let skip = 0; hasNextPage; skip += 100) {
      const { data, errors } = await anna.main(
        `{ projects(take: 100, skip: ${skip}) { items { project { id } } pageInfo { hasNextPage } } }`,
      );
      expect(errors).toEqual([]);
      const { projects } = v.parse(projectPage, data);
      for (const item of projects.items) ids.add(JSON.stringify(item));
      ({ hasNextPage } = projects.pageInfo);
    }
    expect(ids.size).toBe(2000);
  });

  it("huge takes another number", () => {
    expect(build("DE", "huge", { projects: 7 }).projects).toHaveLength(7);
  });
});

describe("sessions", () => {
  it("shortSession gives tokens of two and ten minutes", () => {
    expect(build("AT", "shortSession").signIn).toMatchObject({
      idTokenSeconds: 120,
      refreshTokenSeconds: 600,
    });
  });

  it("expiredSession hands out sessions that are older than any token lives", () => {
    expect(build("AT", "expiredSession").signIn.headlessAge).toBeGreaterThan(86_400);
  });
});

describe("the switches of a country", () => {
  it.each(seeds)("are $country's own in every scenario", ({ country, switches }) => {
    for (const scenario of scenarioNames) expect(build(country, scenario).config).toMatchObject(switches);
  });

  it.each([
    "ownRegistrationService",
    "windowRegistrationEnabled",
    "alternativeInstallationFlow",
    "vProEnabled",
  ])("countrySwitches turns %s on and off in every country", (name) => {
    for (const country of countries) {
      for (const value of [true, false]) {
        expect(build(country, "countrySwitches", { [name]: value }).config).toMatchObject({ [name]: value });
      }
    }
  });

  it("countrySwitches takes the tag manager away and puts another in", () => {
    expect(build("DE", "countrySwitches", { tagManagerId: null }).config.tagManagerId).toBeNull();
    expect(build("DK", "countrySwitches", { tagManagerId: "GTM-A1" }).config.tagManagerId).toBe("GTM-A1");
  });

  it("unconfigured answers null for the runtime config [R5.1]", async () => {
    const world = worlds.replace(build("IE", "unconfigured"));
    const { data } = await callerIn(world).main("{ runtimeConfig { country } }");
    expect(data).toEqual({ runtimeConfig: null });
  });
});

describe("content", () => {
  it.each([
    { country: "GB", locale: "en-GB", language: "en" },
    { country: "DE", locale: "de-DE", language: "de" },
    { country: "CH", locale: "de-CH", language: "gsw" },
    { country: "CH", locale: "fr-CH", language: "fr" },
    { country: "CH", locale: "it-CH", language: "it" },
    { country: "NO", locale: "no", language: "no" },
    { country: "SE", locale: "sv", language: "sv" },
    { country: "DK", locale: "da", language: "da" },
  ] as const)(
    "is in $language for $locale in every scenario that $country builds [R9.6]",
    async ({ country, locale, language }) => {
      for (const scenario of ["standing", "empty", "countrySwitches"]) {
        const world = worlds.replace(build(country, scenario));
        const persona = scenario === "empty" ? "ben" : "clara";
        const caller = callerIn(world, persona, { "x-taglys-locale": locale });
        const { data } = await caller.main(
          "{ faqContent { question } documentContent { title } bookmarkContent { title } }",
        );
        const { faq, documents, bookmarks } = contentSeeds[language];
        expect(data).toEqual({
          faqContent: faq.map(({ question }) => ({ question })),
          documentContent: documents.map(({ title }) => ({ title })),
          bookmarkContent: bookmarks.map(({ title }) => ({ title })),
        });
      }
    },
  );
});

describe("the list of scenarios", () => {
  it("names all of them with their descriptions by the command line", () => {
    const lines = scenarioList.split("\n");
    expect(lines).toHaveLength(scenarioNames.length);
    for (const [name, { description }] of Object.entries(scenarios)) {
      expect(lines.some((line) => line.startsWith(`  ${name} `) && line.endsWith(description))).toBe(true);
    }
  });

  it("names all of them with their descriptions by the control API", async () => {
    const response = await controlRoutes(worlds, origins.identity).request("/scenarios");
    const listed = Object.entries(scenarios).map(([name, { description }]) => ({ name, description }));
    expect(await response.json()).toEqual({ scenarios: listed });
  });
});

describe("wrong parameters", () => {
  it.each([
    {
      scenario: "huge",
      parameters: { projects: 0 },
      message: /projects must be a whole number from 1 to 10000/,
    },
    { scenario: "huge", parameters: { projects: 1.5 }, message: /projects must be a whole number/ },
    {
      scenario: "windows",
      parameters: { count: "3" },
      message: /count must be a whole number from 0 to 1000/,
    },
    { scenario: "windows", parameters: { bare: "yes" }, message: /bare must be true or false/ },
    { scenario: "request", parameters: { status: "Open" }, message: /status must be one of OPEN, HANDOVER/ },
    {
      scenario: "request",
      parameters: { flow: "SPP" },
      message: /flow must be one of DEFAULT, SPP_INSTALLER/,
    },
    {
      scenario: "request",
      parameters: { attachments: 11 },
      message: /attachments must be a whole number from 0 to 10/,
    },
    {
      scenario: "request",
      parameters: { notifications: 61 },
      message: /notifications must be a whole number from 0 to 60/,
    },
    { scenario: "standing", parameters: { projects: 3 }, message: /must be left out|projects/ },
  ])("of $scenario, $parameters, are refused with what they must be", ({ scenario, parameters, message }) => {
    expect(() => build("DE", scenario, parameters)).toThrow(message);
  });

  it("an unknown name is an error that lists the known", () => {
    expect(() => build("DE", "nothing")).toThrow(
      `There is no scenario "nothing". Known scenarios: ${scenarioNames.join(", ")}.`,
    );
    expect(() => build("DE", "toString")).toThrow('There is no scenario "toString".');
  });
});
