import { describe, expect, it } from "vitest";
import type { Country } from "../../generated/mainApi.ts";
import { createFile, createFileWithText } from "../../testing/createFile.ts";
import { findRequest } from "../../testing/findRecords.ts";
import { createClient } from "../../testing/serviceClient.ts";
import { createStandingWorld } from "../../testing/worlds.ts";
import { getTexts } from "../../texts/getTexts.ts";
import { formatText, type Texts } from "../../texts/texts.ts";

const give = "mutation ($id: ID!, $rating: Int!) { giveFeedback(projectId: $id, rating: $rating) }";
const claim = "mutation ($token: String!) { claimRegisteredWindows(registrationToken: $token) { id } }";
const register = `mutation { registerInstalledWindows(
  windowProducts: [{key: "TGX M06", serialNumber: "TG900001", installationDate: "2026-01-01"}]
) }`;
const upload = `mutation ($id: ID!, $files: [Upload!]!) {
  uploadAttachment(requestId: $id, files: $files) { id }
}`;
const virus = `X5O!P%@AP[4\\PZX54(P^)7CC)7}$${"EICAR"}-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*`;

/** Collects error messages of both GraphQL services and the REST API. */
async function collectErrorMessages(
  country: Country,
  headers: Record<string, string>,
): Promise<(string | undefined)[]> {
  const world = createStandingWorld(country);
  const [dario, clara] = [createClient(world, "dario", headers), createClient(world, "clara", headers)];
  const visitor = createClient(world, undefined, headers);
  const files = [createFile({ name: "a.txt", type: "text/plain" }), createFileWithText(virus, "b.pdf")];
  const results = [
    await visitor.main("{ showAccount { id } }"),
    await visitor.main(give, { id: "nowhere", rating: 4 }),
    await visitor.main(give, { id: "project-1", rating: 6 }),
    await clara.main("{ projects(take: 0, skip: -1) { items { isArchived } } }"),
    await clara.main(upload, { id: findRequest(world, "clara").id, files }),
    await dario.registration(claim, { token: "" }),
    await dario.registration(claim, { token: "nowhere" }),
    await dario.registration(register),
  ];
  const session = await (await visitor.get("/api/auth/me")).json();
  return [...results.flatMap(({ errors }) => errors.map(({ message }) => message)), session.message];
}

/** The same messages in the texts of a language. */
const getExpectedMessages = (texts: Texts) => [
  texts.notAuthorized,
  formatText(texts.unknownProject, { id: "nowhere" }),
  formatText(texts.invalidRating, { rating: 6 }),
  formatText(texts.invalidPageSize, { size: 0 }),
  formatText(texts.invalidSkip, { count: -1 }),
  formatText(texts.unsupportedFileType, { name: "a.txt" }),
  formatText(texts.fileContainsVirus, { name: "b.pdf" }),
  texts.incompleteLink,
  texts.unknownLink,
  formatText(texts.unknownWindowType, { key: "TGX M06" }),
  texts.notSignedIn,
];

describe("error messages", () => {
  it.each(["de-DE", "de-CH", "fr-CH", "it-CH", "en-GB", "da", "no", "sv"])(
    "are in the language of x-taglys-locale: %s",
    async (locale) => {
      expect(await collectErrorMessages("DE", { "x-taglys-locale": locale })).toEqual(
        getExpectedMessages(getTexts(locale)),
      );
    },
  );

  it.each([
    ["DE", "de-DE"],
    ["CH", "de-CH"],
    ["GB", "en-GB"],
    ["SE", "sv"],
  ] as const)("are in the first language of %s without a known x-taglys-locale", async (country, locale) => {
    const expected = getExpectedMessages(getTexts(locale));
    expect(await collectErrorMessages(country, {})).toEqual(expected);
    expect(await collectErrorMessages(country, { "x-taglys-locale": "xx" })).toEqual(expected);
  });
});
