import { createHash } from "node:crypto";
import { createMockStore } from "@graphql-tools/mock";
import type { GraphQLSchema } from "graphql";
import type { Country, Installer, InstallerLocationModel, InstallerType } from "../generated/mainApi.ts";
import { schemaOf } from "../graphql/schemaOf.ts";

const installerTypes: readonly InstallerType[] = ["CERTIFIED", "INDEPENDENT", "INSTALLATION_SERVICE"];
let schema: GraphQLSchema | undefined;
const known = new Map<string, Partial<Installer>>();

/** The full installer behind a location; what no seed sets is made up, and always the same for the same installer. */
export function installerWith(location: InstallerLocationModel, country: Country): Installer {
  const { installerId, name, street, postalCode, city, email, phone } = location;
  const seed = `${country} ${installerId}`;
  const made = known.get(seed) ?? makeUp(seed);
  known.set(seed, made);
  return {
    ...made,
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

/** Values for every field of the SDL's Installer, drawn from the seed alone. */
function makeUp(seed: string): Partial<Installer> {
  const number = (field: string, least: number, most: number) =>
    least + (createHash("sha256").update(`${seed} ${field}`).digest().readUInt16BE() % (most - least + 1));
  // Made with the first installer: the server is ready without it.
  schema ??= schemaOf(["main"], []);
  const installerType = schema.getType("Installer");
  const fields = installerType && "getFields" in installerType ? Object.keys(installerType.getFields()) : [];
  const store = createMockStore({
    schema,
    mocks: {
      Int: () => number("Int", 1, 40),
      Float: () => number("Float", 10, 90),
      Boolean: () => true,
      String: () => seed,
      DateTime: () => `20${number("year", 10, 24)}-05-04T08:00:00Z`,
      InstallerType: () => installerTypes[number("type", 0, installerTypes.length - 1)],
      Installer: () => ({
        radius: number("radius", 20, 90),
        hourlyWage: number("hourlyWage", 48, 95),
        rating: number("rating", 36, 50) / 10,
        foundedYear: number("foundedYear", 1958, 2019),
        vacations: [],
      }),
    },
  });
  return Object.fromEntries(fields.map((field) => [field, store.get("Installer", seed, field)]));
}
