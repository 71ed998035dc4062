import { getIntrospectionQuery } from "graphql";
import { beforeEach, describe, expect, it } from "vitest";
import { createClient, type ServiceClient } from "../../testing/serviceClient.ts";
import { createStandingWorld } from "../../testing/worlds.ts";

let client: ServiceClient;
beforeEach(() => {
  client = createClient(createStandingWorld(), "anna");
});

/** A query of the given number of levels. */
function createNestedQuery(levels: number): string {
  const fields = ["__schema", "types", ...Array<string>(levels - 3).fill("ofType"), "name"];
  return `{ ${fields.join(" { ")} ${"}".repeat(levels)}`;
}

const createAliases = (count: number) => Array.from({ length: count }, (_, index) => `a${index}: __typename`);

const rejected = { codes: ["GRAPHQL_VALIDATION_FAILED"], status: 200 };

describe.each(["main", "registration"] as const)("GraphQL document for the %s service", (service) => {
  it("may have 15 levels of fields", async () => {
    const { errors } = await client[service](createNestedQuery(15));
    expect(errors).toEqual([]);
  });

  it("is rejected with 16 levels of fields", async () => {
    const result = await client[service](createNestedQuery(16));
    expect(result).toMatchObject(rejected);
    expect(result.errors[0]?.message).toBe("The operation has 16 levels of fields; 15 are allowed.");
  });

  it("is rejected if fragments make it too deep", async () => {
    const { errors } = await client[service](`
      { __schema { types { ...A } } }
      fragment A on __Type { ofType { ofType { ...B } } }
      fragment B on __Type { ... on __Type { ofType { ofType { ofType { ofType { ...C ...C } } } } } }
      fragment C on __Type { ofType { ofType { ofType { ofType { ofType { ofType { ofType { ofType { name } } } } } } } } }
    `);
    expect(errors.map(({ message }) => message)).toEqual([
      "The operation has 17 levels of fields; 15 are allowed.",
    ]);
  });

  it("may have 30 aliases", async () => {
    const { errors } = await client[service](`{ ${createAliases(30).join(" ")} }`);
    expect(errors).toEqual([]);
  });

  it("is rejected with 31 aliases", async () => {
    const result = await client[service](`{ ${createAliases(31).join(" ")} }`);
    expect(result).toMatchObject(rejected);
    expect(result.errors[0]?.message).toBe("The operation has 31 aliases; 30 are allowed.");
  });

  it("is rejected without delay if fragments multiply its aliases", async () => {
    const names = Array.from({ length: 40 }, (_, index) => `F${index}`);
    const fragments = names.map(
      (name, index) =>
        `fragment ${name} on __Type { ${names[index + 1] ? `...${names[index + 1]} x${index}: ofType { ...${names[index + 1]} }` : "a: name"} }`,
    );
    const { errors } = await client[service](`{ __schema { types { ...F0 } } } ${fragments.join(" ")}`);
    expect(errors.map(({ message }) => message)).toContainEqual(
      expect.stringMatching(/aliases; 30 are allowed/),
    );
  });

  it("is rejected for a fragment that contains itself", async () => {
    const { errors } = await client[service]("{ ...A } fragment A on Query { __typename ...A }");
    expect(errors.map(({ message }) => message)).toEqual(['Cannot spread fragment "A" within itself.']);
  });

  it("may be the introspection query with all its options", async () => {
    const options = {
      specifiedByUrl: true,
      directiveIsRepeatable: true,
      schemaDescription: true,
      inputValueDeprecation: true,
      oneOf: true,
    };
    expect((await client[service](getIntrospectionQuery(options))).errors).toEqual([]);
  });
});
