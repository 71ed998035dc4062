import { execute, extendSchema, parse } from "graphql";
import { expect, it } from "vitest";
import { origins } from "#testing/services.ts";
import { createStandingWorld } from "#testing/worlds.ts";
import de from "#texts/de.json" with { type: "json" };
import { mainResolvers } from "../main-api/mainResolvers.ts";
import { addFieldMocks } from "./addFieldMocks.ts";
import { createSchema } from "./schema.ts";

const schema = addFieldMocks(
  extendSchema(
    createSchema(["main"], mainResolvers),
    parse(`
      extend type Query { nextOffer: Offer }
      extend type Project { motto: String contactEmail: String! visitCount: Int! nextOffer: Offer! offers: [Offer!]! }
      type Offer { id: ID! buildYear: Int! price: Float validUntil: DateTime! grade: Grade! isBinding: Boolean! imageUrl: String }
      enum Grade { BASIC COMFORT }
      interface Record { lastName: String! }
      extend type Customer implements Record
      extend type Request { customer: Record! }
    `),
  ),
);

async function runQuery(document: string) {
  const world = createStandingWorld();
  const account = world.accounts.find(({ persona }) => persona === "clara") ?? null;
  const portalOrigin = "http://localhost:5173";
  return await execute({
    schema,
    document: parse(document),
    contextValue: { world, account, locale: "de-DE", texts: de, portalOrigin, origins },
  });
}

const offer = "{ id buildYear price validUntil grade isBinding imageUrl }";
const offerMock = {
  id: "a1",
  buildYear: 2015,
  price: 24,
  validUntil: "2024-05-06T08:00:00Z",
  grade: "BASIC",
  isBinding: true,
  imageUrl: "/files/rooms/living-room.svg",
};

it("addFieldMocks fills new fields of existing records, with the same values each time", async () => {
  const document = `{ projects { items { project {
    id motto contactEmail visitCount nextOffer ${offer} offers ${offer}
  } } } }`;
  const project = {
    id: expect.anything(),
    motto: "Motto",
    contactEmail: "info@example.com",
    visitCount: 24,
    nextOffer: offerMock,
    offers: [offerMock],
  };
  const expected = { data: { projects: { items: [{ project }] } } };
  expect(await runQuery(document)).toEqual(expected);
  expect(await runQuery(document)).toEqual(expected);
});

it("addFieldMocks fills a new query without a resolver", async () => {
  expect(await runQuery(`{ nextOffer ${offer} }`)).toEqual({ data: { nextOffer: offerMock } });
});

it("addFieldMocks finds the type of a record behind an interface", async () => {
  const { data } = await runQuery("{ projects { items { activeRequest { customer { lastName } } } } }");
  const activeRequest = { customer: { lastName: "Vogt" } };
  expect(data).toEqual({ projects: { items: [{ activeRequest }] } });
});

it("addFieldMocks keeps the null of a record or a resolver", async () => {
  const { data } = await runQuery(
    '{ projects { items { project { county } } } showRequest(id: "none") { id } }',
  );
  expect(data).toEqual({
    projects: { items: [{ project: { county: null } }] },
    showRequest: null,
  });
});

it("addFieldMocks fills the fields of an installer that no seed sets", { tags: ["R3.9"] }, async () => {
  const { data } = await runQuery(
    "{ projects { items { project { installer { houseNumber website radius hourlyWage rating foundedYear installerType } } } } }",
  );
  const installer = {
    houseNumber: null,
    website: "https://example.com/",
    radius: 24,
    hourlyWage: 24,
    rating: 4,
    foundedYear: 2015,
    installerType: expect.stringMatching(/^[A-Z_]+$/),
  };
  expect(data).toEqual({ projects: { items: [{ project: { installer } }] } });
});
