import { createHash } from "node:crypto";
import { createMockStore } from "@graphql-tools/mock";
import type { GraphQLSchema } from "graphql";
import type { Country, Installer, InstallerLocationModel, InstallerType } from "../../generated/mainApi.ts";
import { createSchema } from "../graphql/schema.ts";

const installerTypes: readonly InstallerType[] = ["CERTIFIED", "INDEPENDENT", "INSTALLATION_SERVICE"];
let schema: GraphQLSchema | undefined;
const fakesBySeed = new Map<string, Partial<Installer>>();

/** Creates the installer at a location. Fields that no seed sets have fake values, always the same for an installer. */
export function createInstaller(location: InstallerLocationModel, country: Country): Installer {
  const { installerId, name, street, postalCode, city, email, phone } = location;
  const seed = `${country} ${installerId}`;
  const fake = fakesBySeed.get(seed) ?? createFakeFields(seed);
  fakesBySeed.set(seed, fake);
  return {
    ...fake,
    id: installerId,
    name,
    street,
    postCode: postalCode,
    city,
    email,
    phone,
    country,
    approved: true,
    vacations: [],
  };
}

/** Creates values for all fields of the SDL's `Installer`; they depend on the seed alone. */
function createFakeFields(seed: string): Partial<Installer> {
  const drawInteger = (field: string, min: number, max: number) =>
    min + (createHash("sha256").update(`${seed} ${field}`).digest().readUInt16BE() % (max - min + 1));
  // Created with the first installer, so that the server starts faster.
  schema ??= createSchema(["main"], []);
  const installerType = schema.getType("Installer");
  const fields = installerType && "getFields" in installerType ? Object.keys(installerType.getFields()) : [];
  const store = createMockStore({
    schema,
    mocks: {
      Int: () => drawInteger("Int", 1, 40),
      Float: () => drawInteger("Float", 10, 90),
      Boolean: () => true,
      String: () => seed,
      DateTime: () => `20${drawInteger("year", 10, 24)}-05-04T08:00:00Z`,
      InstallerType: () => installerTypes[drawInteger("type", 0, installerTypes.length - 1)],
      Installer: () => ({
        radius: drawInteger("radius", 20, 90),
        hourlyWage: drawInteger("hourlyWage", 48, 95),
        rating: drawInteger("rating", 36, 50) / 10,
        foundedYear: drawInteger("foundedYear", 1958, 2019),
        vacations: [],
      }),
    },
  });
  return Object.fromEntries(fields.map((field) => [field, store.get("Installer", seed, field)]));
}
