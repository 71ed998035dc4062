import { MatchersV3 } from "@pact-foundation/pact";
import { describe, expect, it } from "vitest";
import type { GraphQlDocument } from "../../../../src/api/graphQlDocument.ts";
import { requestMainApi } from "../../../../src/api/graphqlClient.ts";
import {
  BookmarkContentDocument,
  DocumentContentDocument,
  FaqContentDocument,
} from "../../../../src/features/content/content.generated.ts";
import { RequestReasonsDocument } from "../../../../src/features/project/request/request.generated.ts";
import { createPact } from "../../createPact.ts";
import { signedInOperationIn } from "../../matching/requests.ts";
import { dataResponse } from "../../matching/responses.ts";
import { reifyTemplate, type Template } from "../../matching/template.ts";
import { createSignedInClient } from "../../portalClient.ts";
import { providerState } from "../../providerState.ts";
import { fromState, repeatFromState } from "../../stateValues.ts";
import { bookmark, helpDocument, question } from "../templates/contentTemplates.ts";

const { boolean, eachLike, reify, string } = MatchersV3;
const pact = createPact("main-api");
const reason = { id: string("reason-1"), label: string("Too expensive"), allowsFreeText: boolean(false) };

const languages = [
  { language: "italian", locale: "it-CH" },
  { language: "french", locale: "fr-CH" },
] as const;

/** A test that an operation of a country with several languages responds in that of the request. */
function testLocale<TResult, TVariables>(
  title: string,
  locale: string,
  document: GraphQlDocument<TResult, TVariables>,
  variables: Template<TVariables>,
  data: Template<TResult>,
): void {
  it(`${title} to a request in ${locale}`, { tags: ["R3.12"] }, async () => {
    const loaded = await pact
      .addInteraction()
      .given(...providerState("request", { country: "CH", persona: "clara" }))
      .uponReceiving(`${title} to a request in ${locale}`)
      .withRequest("POST", "/graphql", signedInOperationIn(locale)(document, variables))
      .willRespondWith(200, dataResponse<TResult>(data))
      .executeTest(({ url }) => {
        createSignedInClient(url, locale);
        return requestMainApi(document, reifyTemplate(variables));
      });

    expect(loaded).toEqual(reify(data));
  });
}

describe.each(languages)("Locale $locale", ({ language, locale }) => {
  testLocale(
    `requestReasons returns ${language} reasons`,
    locale,
    RequestReasonsDocument,
    { idRequest: fromState("requestId") },
    { requestReasons: eachLike({ ...reason, label: repeatFromState(`${language}Reason`) }) },
  );

  testLocale(
    `faqContent returns ${language} questions`,
    locale,
    FaqContentDocument,
    {},
    { faqContent: eachLike({ ...question, question: repeatFromState(`${language}Question`) }) },
  );

  testLocale(
    `documentContent returns ${language} documents`,
    locale,
    DocumentContentDocument,
    {},
    { documentContent: eachLike({ ...helpDocument, title: repeatFromState(`${language}Document`) }) },
  );

  testLocale(
    `bookmarkContent returns ${language} bookmarks`,
    locale,
    BookmarkContentDocument,
    {},
    { bookmarkContent: eachLike({ ...bookmark, title: repeatFromState(`${language}Bookmark`) }) },
  );
});
