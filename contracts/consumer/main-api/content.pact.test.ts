import { MatchersV3 } from "@pact-foundation/pact";
import type { QueryClient } from "@tanstack/react-query";
import { describe } from "vitest";
import type { GraphQlDocument } from "#api/graphQlDocument.ts";
import { fromState } from "#contracts/pact/stateValues.ts";
import {
  BookmarkContentDocument,
  DocumentContentDocument,
  FaqContentDocument,
} from "#features/content/content.generated.ts";
import { bookmarksQuery, documentsQuery, faqQuery } from "#features/content/contentQueries.ts";
import { requestReasonsQuery } from "#features/project/cancellation/useCancelRequest.ts";
import { RequestReasonsDocument } from "#features/project/request/request.generated.ts";
import type { Locale } from "#locales.ts";
import type { Country } from "#schema/locales.ts";
import type { Part } from "../matching/completeData.ts";
import { arrayContaining, type Template } from "../matching/template.ts";
import { mainApi } from "../operationTests.ts";
import { providerState } from "../providerState.ts";

const { equal } = MatchersV3;

type Locales = Partial<Record<Country, Locale>>;

/** Tests an operation in each of `locales`. These include a country with several languages. */
function testLocales<TResult, TVariables>(
  what: string,
  locales: Locales,
  document: GraphQlDocument<TResult, TVariables>,
  variables: Template<TVariables>,
  load: (client: QueryClient, locale: Locale, variables: TVariables) => Promise<unknown>,
  data: Part<NoInfer<TResult>> = {} as Part<NoInfer<TResult>>,
): void {
  for (const [country, locale] of Object.entries(locales) as [Country, Locale][]) {
    mainApi.testData(
      `${what} to a request in ${locale}`,
      providerState("request", { country, persona: "clara", locale }),
      document,
      variables,
      data,
      { send: (client, sent) => load(client, locale, sent) },
    );
  }
}

describe("Content in the language of the request", () => {
  testLocales(
    "faqContent returns questions with their answers",
    { DE: "de-DE", CH: "fr-CH", DK: "da" },
    FaqContentDocument,
    {},
    (client, locale) => client.fetchQuery(faqQuery(locale)),
  );

  testLocales(
    "documentContent returns documents",
    { AT: "de-AT", CH: "it-CH", NO: "no" },
    DocumentContentDocument,
    {},
    (client, locale) => client.fetchQuery(documentsQuery(locale)),
  );

  testLocales(
    "bookmarkContent returns bookmarks",
    { CH: "de-CH", IE: "en-IE", SE: "sv" },
    BookmarkContentDocument,
    {},
    (client, locale) => client.fetchQuery(bookmarksQuery(locale)),
  );

  testLocales(
    "requestReasons returns reasons that take a comment, and some that do not",
    { CH: "fr-CH", GB: "en-GB" },
    RequestReasonsDocument,
    { idRequest: fromState("requestId") },
    (client, _, { idRequest }) => client.fetchQuery(requestReasonsQuery(idRequest)),
    { requestReasons: arrayContaining({ allowsFreeText: equal(false) }, { allowsFreeText: equal(true) }) },
  );
});
