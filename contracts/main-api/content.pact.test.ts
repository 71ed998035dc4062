import { MatchersV3 } from "@pact-foundation/pact";
import type { QueryClient } from "@tanstack/react-query";
import { expect, test } from "vitest";
import {
  BookmarkContentDocument,
  type BookmarkContentQuery,
  DocumentContentDocument,
  type DocumentContentQuery,
  FaqContentDocument,
  type FaqContentQuery,
} from "../../src/api/generated/main/graphql.ts";
import { bookmarksQuery, documentsQuery, faqQuery } from "../../src/features/content/contentQueries.ts";
import { data, refused } from "../matching/answers.ts";
import { anonymousOperation, signedInOperation } from "../matching/requests.ts";
import { text, textOrNull } from "../matching/values.ts";
import { portalPactWith, visitAnonymously, visitSignedIn } from "../portal.ts";
import { providerState } from "../providerStates.ts";

const { boolean, eachLike, regex, reify } = MatchersV3;
const pact = portalPactWith("main-api");
const claraSignedIn = providerState("request", { country: "DE", persona: "clara" });

/** What the portal makes a link of: https, or a path of its own origin. */
const address = (example: string) => regex("^(https://|/(?!/)).*$", example);

test("[R7.17] reads questions and answers", async () => {
  const faqContent = eachLike({
    question: text("What should I prepare?"),
    answer: text("Clear two metres around the window.\n\nCover the furniture."),
    category: text("Installation"),
  });

  const loaded = await pact
    .addInteraction()
    .given(...claraSignedIn)
    .uponReceiving("faqContent")
    .withRequest("POST", "/graphql", signedInOperation(FaqContentDocument, {}))
    .willRespondWith(200, data<FaqContentQuery>({ faqContent }))
    .executeTest(({ url }) => visitSignedIn(url).fetchQuery(faqQuery("de-DE")));

  expect(loaded).toEqual(reify(faqContent));
});

test("[R7.18] reads documents", async () => {
  const documentContent = eachLike({
    title: text("Care guide"),
    url: address("/files/documents/care-guide.pdf"),
    imagePreviewUrl: textOrNull("/files/documents/care-guide.svg"),
    isDownloadable: boolean(true),
    category: text("Care and use"),
  });

  const loaded = await pact
    .addInteraction()
    .given(...claraSignedIn)
    .uponReceiving("documentContent")
    .withRequest("POST", "/graphql", signedInOperation(DocumentContentDocument, {}))
    .willRespondWith(200, data<DocumentContentQuery>({ documentContent }))
    .executeTest(({ url }) => visitSignedIn(url).fetchQuery(documentsQuery("de-DE")));

  expect(loaded).toEqual(reify(documentContent));
});

test("[R7.19] reads links", async () => {
  const bookmarkContent = eachLike({
    title: text("How daylight changes a room"),
    previewUrl: textOrNull("https://www.example.com/daylight.png"),
    url: address("https://www.example.com/daylight"),
    category: text("Ideas"),
  });

  const loaded = await pact
    .addInteraction()
    .given(...claraSignedIn)
    .uponReceiving("bookmarkContent")
    .withRequest("POST", "/graphql", signedInOperation(BookmarkContentDocument, {}))
    .willRespondWith(200, data<BookmarkContentQuery>({ bookmarkContent }))
    .executeTest(({ url }) => visitSignedIn(url).fetchQuery(bookmarksQuery("de-DE")));

  expect(loaded).toEqual(reify(bookmarkContent));
});

test.each([
  {
    name: "faqContent",
    document: FaqContentDocument,
    load: (client: QueryClient) => client.fetchQuery(faqQuery("de-DE")),
  },
  {
    name: "documentContent",
    document: DocumentContentDocument,
    load: (client: QueryClient) => client.fetchQuery(documentsQuery("de-DE")),
  },
  {
    name: "bookmarkContent",
    document: BookmarkContentDocument,
    load: (client: QueryClient) => client.fetchQuery(bookmarksQuery("de-DE")),
  },
])("[R2.26] is refused $name without a token", async ({ name, document, load }) => {
  const error = await pact
    .addInteraction()
    .given(...providerState("request", { country: "DE" }))
    .uponReceiving(`${name} without a token`)
    .withRequest("POST", "/graphql", anonymousOperation(document, {}))
    .willRespondWith(200, refused("AUTH_NOT_AUTHORIZED"))
    .executeTest(({ url }) => load(visitAnonymously(url)).catch((reason: unknown) => reason));

  expect(error).toMatchObject({ code: "AUTH_NOT_AUTHORIZED" });
});
