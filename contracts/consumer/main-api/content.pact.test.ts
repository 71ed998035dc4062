import { type Matcher, MatchersV3 } from "@pact-foundation/pact";
import type { QueryClient } from "@tanstack/react-query";
import { describe } from "vitest";
import type { GraphQlDocument } from "#api/graphQlDocument.ts";
import { fromState, repeatFromState } from "#contracts/pact/stateValues.ts";
import {
  BookmarkContentDocument,
  DocumentContentDocument,
  FaqContentDocument,
} from "#features/content/content.generated.ts";
import { bookmarksQuery, documentsQuery, faqQuery } from "#features/content/contentQueries.ts";
import { requestReasonsQuery } from "#features/project/cancellation/useCancelRequest.ts";
import { RequestReasonsDocument } from "#features/project/request/request.generated.ts";
import type { Locale } from "#locales.ts";
import type { CountryCode } from "#schema/locales.ts";
import { arrayContaining, type Template } from "../matching/template.ts";
import { repeatLink, text } from "../matching/values.ts";
import { mainApi } from "../operationTests.ts";
import { providerState } from "../providerState.ts";
import { bookmark, helpDocument, question } from "./templates/contentTemplates.ts";

const { eachLike, equal } = MatchersV3;
const { testData } = mainApi;

/** Each list in several languages, at least one of them from a country with several, and each locale in one list. */
const locales = {
  faq: { DE: "de-DE", CH: "fr-CH", DK: "da" },
  documents: { AT: "de-AT", CH: "it-CH", NO: "no" },
  bookmarks: { CH: "de-CH", IE: "en-IE", SE: "sv" },
  reasons: { CH: "fr-CH", GB: "en-GB" },
} as const;
const germany = { DE: "de-DE" } as const;

/** Reasons for a cancellation, including this one. */
function createReasons(name: "reasonId" | "customReasonId", label: Matcher<string>, allowsFreeText: boolean) {
  return arrayContaining({ id: repeatFromState(name), label, allowsFreeText: equal(allowsFreeText) });
}

type Locales = Partial<Record<CountryCode, Locale>>;

/** Tests that an operation responds in the language of each locale. */
function testLocales<TResult, TVariables>(
  { what, locales }: { what: string; locales: Locales },
  document: GraphQlDocument<TResult, TVariables>,
  variables: Template<TVariables>,
  data: Template<TResult> & object,
  load: (client: QueryClient, locale: Locale, variables: TVariables) => Promise<unknown>,
): void {
  for (const [country, locale] of Object.entries(locales) as [CountryCode, Locale][]) {
    testData(
      `${what} to a request in ${locale}`,
      providerState("request", { country, persona: "clara", locale }),
      document,
      variables,
      data,
      { locale, send: (client, sent) => load(client, locale, sent) },
    );
  }
}

describe("Content in the language of the request", () => {
  testLocales(
    {
      what: "faqContent returns questions with their answers",
      locales: locales.faq,
    },
    FaqContentDocument,
    {},
    { faqContent: eachLike({ ...question, question: repeatFromState("firstQuestion") }) },
    (client, locale) => client.fetchQuery(faqQuery(locale)),
  );

  testLocales(
    { what: "documentContent returns documents", locales: locales.documents },
    DocumentContentDocument,
    {},
    {
      documentContent: eachLike({
        ...helpDocument,
        title: repeatFromState("firstDocument"),
        url: repeatLink("firstDocumentUrl"),
      }),
    },
    (client, locale) => client.fetchQuery(documentsQuery(locale)),
  );

  testLocales(
    {
      what: "documentContent returns a document to download and one to open",
      locales: germany,
    },
    DocumentContentDocument,
    {},
    {
      documentContent: arrayContaining(
        { ...helpDocument, isDownloadable: equal(true) },
        { ...helpDocument, isDownloadable: equal(false) },
      ),
    },
    (client, locale) => client.fetchQuery(documentsQuery(locale)),
  );

  testLocales(
    { what: "bookmarkContent returns bookmarks", locales: locales.bookmarks },
    BookmarkContentDocument,
    {},
    {
      bookmarkContent: eachLike({
        ...bookmark,
        title: repeatFromState("firstBookmark"),
        url: repeatLink("firstBookmarkUrl"),
      }),
    },
    (client, locale) => client.fetchQuery(bookmarksQuery(locale)),
  );

  testLocales(
    {
      what: "requestReasons returns a reason that takes no comment",
      locales: locales.reasons,
    },
    RequestReasonsDocument,
    { idRequest: fromState("requestId") },
    { requestReasons: createReasons("reasonId", repeatFromState("reasonLabel"), false) },
    (client, _, { idRequest }) => client.fetchQuery(requestReasonsQuery(idRequest)),
  );

  testLocales(
    { what: "requestReasons returns a reason that takes a comment", locales: germany },
    RequestReasonsDocument,
    { idRequest: fromState("requestId") },
    { requestReasons: createReasons("customReasonId", text("Another reason"), true) },
    (client, _, { idRequest }) => client.fetchQuery(requestReasonsQuery(idRequest)),
  );
});
