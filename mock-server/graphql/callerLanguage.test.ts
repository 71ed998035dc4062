import { describe, expect, it } from "vitest";
import type { Country } from "../generated/mainApi.ts";
import { callerIn } from "../testing/caller.ts";
import { fileOf, fileWith } from "../testing/files.ts";
import { requestOf } from "../testing/records.ts";
import { freshWorld } from "../testing/worlds.ts";
import type { Texts } from "../texts/texts.ts";
import { textsFor } from "../texts/textsFor.ts";

const give = "mutation ($id: ID!, $rating: Int!) { giveFeedback(projectId: $id, rating: $rating) }";
const claim = "mutation ($token: String!) { claimRegisteredWindows(registrationToken: $token) { id } }";
const register = `mutation { registerInstalledWindows(
  windowProducts: [{key: "TGX M06", serialNumber: "TG900001", installationDate: "2026-01-01"}]
) }`;
const upload = `mutation ($id: ID!, $files: [Upload!]!) {
  uploadAttachment(requestId: $id, files: $files) { id }
}`;
const virus = `X5O!P%@AP[4\\PZX54(P^)7CC)7}$${"EICAR"}-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*`;

/** What both services and the REST calls say against calls of Dario, Clara and an anonymous visitor. */
async function refusalsIn(
  country: Country,
  headers: Record<string, string>,
): Promise<(string | undefined)[]> {
  const world = freshWorld(country);
  const [dario, clara] = [callerIn(world, "dario", headers), callerIn(world, "clara", headers)];
  const visitor = callerIn(world, undefined, headers);
  const files = [fileOf({ name: "a.txt", type: "text/plain" }), fileWith(virus, "b.pdf")];
  const answers = [
    await visitor.main("{ showAccount { id } }"),
    await visitor.main(give, { id: "nowhere", rating: 4 }),
    await visitor.main(give, { id: "project-1", rating: 6 }),
    await clara.main("{ projects(take: 0, skip: -1) { items { isArchived } } }"),
    await clara.main(upload, { id: requestOf(world, "clara").id, files }),
    await dario.registration(claim, { token: "" }),
    await dario.registration(claim, { token: "nowhere" }),
    await dario.registration(register),
  ];
  const session = await (await visitor.get("/api/auth/me")).json();
  return [...answers.flatMap(({ errors }) => errors.map(({ message }) => message)), session.message];
}

/** The same in the texts of a language. */
const expectedIn = (texts: Texts) => [
  texts.notAuthorized,
  texts.unknownProject("nowhere"),
  texts.rating(6),
  texts.pageSize(0),
  texts.skippedEntries(-1),
  texts.wrongFileType("a.txt"),
  texts.virus("b.pdf"),
  texts.incompleteLink,
  texts.unknownLink,
  texts.unknownTypeSign("TGX M06"),
  texts.notSignedIn,
];

describe("a refusal", () => {
  it.each(["de-DE", "de-CH", "fr-CH", "it-CH", "en-GB", "da", "no", "sv"])(
    "is in the language of a caller with the locale %s",
    async (locale) => {
      expect(await refusalsIn("DE", { "x-taglys-locale": locale })).toEqual(expectedIn(textsFor(locale)));
    },
  );

  it.each([
    ["DE", "de-DE"],
    ["CH", "de-CH"],
    ["GB", "en-GB"],
    ["SE", "sv"],
  ] as const)("is in the first language of %s for a caller without a known one", async (country, locale) => {
    const expected = expectedIn(textsFor(locale));
    expect(await refusalsIn(country, {})).toEqual(expected);
    expect(await refusalsIn(country, { "x-taglys-locale": "xx" })).toEqual(expected);
  });
});
