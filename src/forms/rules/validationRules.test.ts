/** The portal and the mock backend implement the validation rules separately; these tests compare both. */
import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import { createCustomerSchema } from "#features/project/customer/customerRules.ts";
import { validateRegistration } from "#features/windows/registration/validateRegistration.ts";
import type { Country } from "#locales.ts";
import { findFileViolation } from "#mock-server/rules/fileRules.ts";
import { findPersonViolations } from "#mock-server/rules/personRules.ts";
import { findWindowViolations } from "#mock-server/rules/windowRules.ts";
import { buildWorld } from "#mock-server/scenarios/buildWorld.ts";
import en from "#mock-server/texts/en.json" with { type: "json" };
import { countryFacts } from "#schema/countries.ts";
import { checkFile } from "#uploads/fileRules.ts";
import { validateFields } from "./fieldErrors.ts";
import { loadNumberingPlans } from "./numberingPlans.ts";
import { personChoices } from "./personChoices.ts";

beforeAll(async () => expect(await loadNumberingPlans()).toBe(true));

const runs = { seed: 20_260_309, numRuns: 300 };
const allCountries = Object.keys(countryFacts) as Country[];

const text = (maxLength: number) =>
  fc.oneof(
    fc.constantFrom("", " ", "\u200B", "x", " padded ", "x".repeat(maxLength), "x".repeat(maxLength + 1)),
    fc.string({ maxLength: maxLength + 2 }),
  );
const phone = fc.constantFrom(
  "",
  "12",
  "call me",
  "+49 30 23125001",
  "+46 8 465 004 20",
  "030 23125001",
  "+999 1",
  "+299 321234",
  "07700 900123",
  "030 123456 Durchwahl 12",
  "030 123456 Durchwahl 12345678",
  "+298 201234",
  "+49",
  "030",
);
const postCode = fc.oneof(
  fc.constantFrom(
    "",
    "1",
    "10115",
    "1010",
    "111 22",
    "SW1A 1AA",
    "D04 X2Y3",
    "B04 X2Y3",
    "ABCDE",
    "D-10115",
    "CH-8001",
    "DO4 X2Y3",
    "D6W XY00",
    "SW1A 11A",
    "111  22",
    "01067",
  ),
  fc.string({ maxLength: 9 }),
);

const emails = [
  "a@b",
  "a.b+c@d-e.example",
  "ANNA@HOME.EXAMPLE",
  "o'neil@home.example",
  `${"a".repeat(96)}@b.c`,
  `${"a".repeat(97)}@b.c`,
  "@a.example",
  "anna@",
  "a b@a.example",
  "anna@-a.example",
];

const person = fc.record({
  salutation: fc.constantFrom("", "MR", "MRS"),
  firstName: text(100),
  lastName: text(100),
  company: text(100),
  email: fc.oneof(fc.constantFrom("", "ada", "ada@home.example", ...emails), fc.emailAddress()),
  phone,
  alternatePhone: phone,
  street: text(100),
  houseNumber: text(40),
  postCode,
  city: text(100),
  county: text(100),
  tenancy: fc.constantFrom("", ...Object.keys(personChoices.tenancy)),
  acceptedMarketing: fc.constant("on"),
});

describe.each(allCountries)("Validation of customer data in %s", (country) => {
  const schema = createCustomerSchema(country, { salutation: null, tenancy: null });

  it("accepts the same values in the portal and in the mock backend", () => {
    let acceptedCount = 0;
    fc.assert(
      fc.property(person, (input) => {
        const result = validateFields(schema, input);
        if (result.ok) {
          acceptedCount += 1;
          expect(findPersonViolations(en, country, result.values, "customer")).toEqual([]);
        } else {
          const sent = {
            ...input,
            phone: input.phone.trim(),
            alternatePhone: input.alternatePhone.trim(),
          };
          const rejectedFields = findPersonViolations(en, country, sent, "customer").map(
            ({ field }) => field,
          );
          const portalFields = Object.keys(result.errors).map((field) => `customer.${field}`);
          expect(rejectedFields).toEqual(expect.arrayContaining(portalFields));
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
    expect(acceptedCount, "number of accepted examples").toBeGreaterThan(0);
  });
});

describe("Validation of files", () => {
  const starts = [
    "%PDF-1.7",
    "\xff\xd8\xff\xe0",
    "\x89PNG\r\n\x1a\n",
    ...["heic", "heix", "heim", "heis", "hevc", "hevx", "mif1", "mif2", "msf1", "miaf"].map(
      (brand) => `\0\0\0\x18ftyp${brand}`,
    ),
    "\x89PNG\n\x1a\n",
    "\0\0\0\x18ftypavif",
    "\0\0\0\x18ftypmp41\0\0\0\0isomheic",
    "\0\0\0\x1cftypmif1\0\0\0\0avifmif1miaf",
    "\0\0\0\0ftypmif1",
    "\ufeff%PDF-1.7",
    `${" ".repeat(1019)}%PDF-1.7`,
    `${" ".repeat(1020)}%PDF-1.7`,
    "\xff\xd8\xff\xe0 %PDF-1.7",
    "PK\x03\x04",
    "",
  ];
  const types = ["application/pdf", "image/jpeg", "image/png", "image/heic", "text/plain", "image/svg+xml"];
  const limit = 10 * 1024 * 1024;

  it("accepts the same contents in the portal and in the mock backend", async () => {
    const file = fc.record({
      start: fc.constantFrom(...starts),
      type: fc.constantFrom(...types),
      rest: fc.constantFrom(0, 1, 100),
    });
    await fc.assert(
      fc.asyncProperty(file, async ({ start, type, rest }) => {
        const sentFile = new File([Buffer.from(start, "latin1"), new Uint8Array(rest)], "file", { type });
        const { file: checkedFile, error } = await checkFile(sentFile);
        expect((await findFileViolation(en, checkedFile, "file")) === undefined).toBe(error === undefined);
      }),
      runs,
    );
  });

  it.each([
    [limit, true],
    [limit + 1, false],
  ])("accepts a file of %i bytes in the portal and in the mock backend: %s", async (size, isAccepted) => {
    const bytes = new Uint8Array(size);
    bytes.set(Buffer.from("%PDF-1.7"));
    const file = new File([bytes], "file.pdf", { type: "application/pdf" });
    expect((await checkFile(file)).error === undefined).toBe(isAccepted);
    expect((await findFileViolation(en, file, "file")) === undefined).toBe(isAccepted);
  });
});

describe("Validation of registered windows", () => {
  const today = "2026-03-09";
  const world = buildWorld({
    id: "rules",
    country: "DE",
    scenario: "empty",
    now: new Date(`${today}T12:00:00Z`),
  });
  const window = fc.record({
    // Only the service knows which other types exist.
    key: fc.constantFrom("TGS M06", " tgs  m06 ", ""),
    serialNumber: fc.oneof(
      fc.constantFrom("", "TG123", "TG2610", "tg261041", "TG-2611", "1".repeat(20), "1".repeat(21)),
      fc.string({ maxLength: 8 }),
    ),
    installationDate: fc.constantFrom(
      "",
      "2026-03-09",
      "2026-03-10",
      "2026-02-30",
      "2024-02-29",
      "9.3.2026",
      "2026-3-9",
      "2026-13-01",
      "1999-12-31",
      "2026-03-09T08:00:00Z",
    ),
    room: fc.constantFrom("", "KITCHEN"),
    notes: text(2000),
    installerName: text(100),
  });

  it("accepts the same values in the portal and in the mock backend", () => {
    let acceptedCount = 0;
    fc.assert(
      fc.property(fc.array(window, { minLength: 1, maxLength: 2 }), (windows) => {
        const texts = Object.fromEntries(
          windows.flatMap((fields, index) =>
            Object.entries(fields).map(([name, value]) => [`windows.${index}.${name}`, value]),
          ),
        );
        const result = validateRegistration(
          { ...texts, windows: windows.length === 1 ? "0" : "0 1" },
          { hasOwner: false, country: "DE", today },
        );
        if (result.ok) {
          acceptedCount += 1;
          expect(findWindowViolations(en, world, result.values.windowProducts)).toEqual([]);
        } else {
          const sent = windows.map(({ room, ...rest }) => ({
            ...rest,
            room: room === "" ? null : ("KITCHEN" as const),
          }));
          // The form's names differ from the service's.
          const rejectedFields = findWindowViolations(en, world, sent).map(({ field }) =>
            field.replace("windowProducts", "windows"),
          );
          expect(rejectedFields).toEqual(expect.arrayContaining(Object.keys(result.errors)));
        }
      }),
      runs,
    );
    expect(acceptedCount, "number of accepted examples").toBeGreaterThan(0);
  });
});
