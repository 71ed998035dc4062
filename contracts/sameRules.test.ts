/** The portal and the mock keep the same rules in two places; here they are held against each other. */
import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import { fileViolation } from "../mock-server/rules/fileRules.ts";
import { personViolations } from "../mock-server/rules/personRules.ts";
import { windowViolations } from "../mock-server/rules/windowRules.ts";
import { en } from "../mock-server/texts/en.ts";
import { buildWorld } from "../mock-server/world/buildWorld.ts";
import type { Country } from "../src/api/generated/main/graphql.ts";
import { countryFacts } from "../src/countryFacts.ts";
import { customerSchema } from "../src/features/project/customerRules.ts";
import { checkRegistration } from "../src/features/window-registration/checkRegistration.ts";
import { checkFields } from "../src/forms/fieldProblems.ts";
import { loadNumberingPlans } from "../src/forms/numberingPlans.ts";
import { problemOfFile } from "../src/uploads/fileRules.ts";

beforeAll(async () => expect(await loadNumberingPlans()).toBe(true));

const runs = { seed: 20_260_309, numRuns: 300 };
const allCountries = ["AT", "CH", "DE", "DK", "GB", "IE", "NO", "SE"] as const satisfies readonly Country[];

const text = (most: number) =>
  fc.oneof(
    fc.constantFrom("", " ", "x", " padded ", "x".repeat(most), "x".repeat(most + 1)),
    fc.string({ maxLength: most + 2 }),
  );
const phone = fc.constantFrom(
  "",
  "12",
  "call me",
  "+49 30 23125001",
  "+46 8 465 004 20",
  "030 23125001",
  "+999 1",
);
const postCode = fc.oneof(
  fc.constantFrom("", "1", "10115", "1010", "111 22", "SW1A 1AA", "D04 X2Y3", "B04 X2Y3", "ABCDE"),
  fc.string({ maxLength: 9 }),
);

const person = fc.record({
  salutation: fc.constantFrom("", "MR", "MRS"),
  firstName: text(100),
  lastName: text(100),
  company: text(100),
  email: fc.oneof(fc.constantFrom("", "ada", "ada@home.example", `${"a".repeat(97)}@b.c`), fc.emailAddress()),
  phone,
  alternatePhone: phone,
  street: text(100),
  houseNumber: text(20),
  postCode,
  city: text(100),
  county: text(100),
  tenancy: fc.constantFrom("", "OWNER", "TENANT"),
  acceptedMarketing: fc.constant("on"),
});

describe.each(allCountries)("a customer's data in %s", (country) => {
  const schema = customerSchema(country);

  it("[R7.21] is accepted by the mock where the portal accepts it, and refused where it refuses it", () => {
    let accepted = 0;
    fc.assert(
      fc.property(person, (entered) => {
        const checked = checkFields(schema, entered);
        if (checked.ok) {
          accepted += 1;
          expect(personViolations(en, country, checked.values, "customer")).toEqual([]);
        } else {
          const raw = {
            ...entered,
            phone: entered.phone.trim(),
            alternatePhone: entered.alternatePhone.trim(),
          };
          const refused = personViolations(en, country, raw, "customer").map(({ field }) => field);
          const problems = Object.keys(checked.problems).map((field) => `customer.${field}`);
          expect(refused).toEqual(expect.arrayContaining(problems));
        }
      }),
      {
        ...runs,
        examples: [
          [
            {
              salutation: "",
              firstName: "Ada",
              lastName: "Berg",
              company: "",
              email: "ada@home.example",
              phone: "+49 30 23125001",
              alternatePhone: "",
              street: "Dachweg",
              houseNumber: "",
              postCode: countryFacts[country].postCode.example,
              city: "Bern",
              county: "",
              tenancy: "",
              acceptedMarketing: "on",
            },
          ],
        ],
      },
    );
    expect(accepted, "examples that were good").toBeGreaterThan(0);
  });
});

describe("a file", () => {
  const starts = [
    "%PDF-1.7",
    "\xff\xd8\xff\xe0",
    "\x89PNG\r\n\x1a\n",
    "\0\0\0\x18ftypheic",
    "\0\0\0\x18ftypavif",
    "PK\x03\x04",
    "",
  ];
  const types = ["application/pdf", "image/jpeg", "image/png", "image/heic", "text/plain", "image/svg+xml"];
  const limit = 10 * 1024 * 1024;

  it("[R7.23] [R7.52] is accepted by both or by neither", async () => {
    const file = fc.record({
      start: fc.constantFrom(...starts),
      type: fc.constantFrom(...types),
      rest: fc.constantFrom(0, 1, 100),
    });
    await fc.assert(
      fc.asyncProperty(file, async ({ start, type, rest }) => {
        const sent = new File([Buffer.from(start, "latin1"), new Uint8Array(rest)], "file", { type });
        const problem = await problemOfFile(sent);
        expect((await fileViolation(en, sent, "file")) === undefined).toBe(problem === undefined);
      }),
      runs,
    );
  });

  it.each([
    [limit, true],
    [limit + 1, false],
  ])("[R7.23] of %i bytes is accepted by both: %s", async (size, isGood) => {
    const bytes = new Uint8Array(size);
    bytes.set(Buffer.from("%PDF-1.7"));
    const file = new File([bytes], "file.pdf", { type: "application/pdf" });
    expect((await problemOfFile(file)) === undefined).toBe(isGood);
    expect((await fileViolation(en, file, "file")) === undefined).toBe(isGood);
  });
});

describe("windows to register", () => {
  const today = "2026-03-09";
  const world = buildWorld({
    id: "rules",
    country: "DE",
    scenario: "empty",
    now: new Date(`${today}T12:00:00Z`),
  });
  const window = fc.record({
    id: fc.uuid(),
    key: fc.constantFrom("TGS M06", " tgs  m06 ", "TGS", "", "TGS-M06", "T1 M06"),
    serialNumber: fc.oneof(
      fc.constantFrom("", "TG2610", "tg261041", "TG-2610", "1".repeat(20), "1".repeat(21)),
      fc.string({ maxLength: 8 }),
    ),
    installationDate: fc.constantFrom("", "2026-03-09", "2026-03-10", "2026-02-30", "2024-02-29", "9.3.2026"),
    room: fc.constantFrom("", "KITCHEN"),
    notes: text(2000),
    installerName: text(100),
  });

  it("[R7.45] [R7.46] [R7.47] are accepted by the mock where the portal accepts them, and refused where it refuses them", () => {
    let accepted = 0;
    fc.assert(
      fc.property(fc.array(window, { minLength: 1, maxLength: 2 }), (windows) => {
        const checked = checkRegistration({ windows, owner: undefined }, { country: "DE", today });
        if (checked.ok) {
          accepted += 1;
          expect(windowViolations(en, world, checked.values.windowProducts)).toEqual([]);
        } else {
          const raw = windows.map(({ room, ...rest }) => ({
            ...rest,
            room: room === "" ? null : ("KITCHEN" as const),
          }));
          const refused = windowViolations(en, world, raw).map(({ field }) => field);
          expect(refused).toEqual(expect.arrayContaining(Object.keys(checked.problems)));
        }
      }),
      runs,
    );
    expect(accepted, "examples that were good").toBeGreaterThan(0);
  });
});
