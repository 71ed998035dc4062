import { MatchersV3 } from "@pact-foundation/pact";
import { describe, expect, it } from "vitest";
import {
  BookmarkContentDocument,
  type BookmarkContentQuery,
  DocumentContentDocument,
  type DocumentContentQuery,
  FaqContentDocument,
  type FaqContentQuery,
} from "../../../src/features/content/content.generated.ts";
import { bookmarksQuery, documentsQuery, faqQuery } from "../../../src/features/content/contentQueries.ts";
import { createPact } from "../createPact.ts";
import { signedInOperation } from "../matching/requests.ts";
import { dataResponse } from "../matching/responses.ts";
import { createSignedInClient } from "../portalClient.ts";
import { providerState } from "../providerState.ts";
import { bookmark, helpDocument, question } from "./templates/contentTemplates.ts";

const { eachLike, reify } = MatchersV3;
const pact = createPact("main-api");
const claraState = providerState("request", { country: "DE", persona: "clara" });

describe("FaqContent query", () => {
  it("returns questions with their answers", { tags: ["R7.17"] }, async () => {
    const faqContent = eachLike(question);

    const loaded = await pact
      .addInteraction()
      .given(...claraState)
      .uponReceiving("faqContent returns questions with their answers")
      .withRequest("POST", "/graphql", signedInOperation(FaqContentDocument, {}))
      .willRespondWith(200, dataResponse<FaqContentQuery>({ faqContent }))
      .executeTest(({ url }) => createSignedInClient(url).fetchQuery(faqQuery("de-DE")));

    expect(loaded).toEqual(reify(faqContent));
  });
});

describe("DocumentContent query", () => {
  it("returns documents", { tags: ["R7.18"] }, async () => {
    const documentContent = eachLike(helpDocument);

    const loaded = await pact
      .addInteraction()
      .given(...claraState)
      .uponReceiving("documentContent returns documents")
      .withRequest("POST", "/graphql", signedInOperation(DocumentContentDocument, {}))
      .willRespondWith(200, dataResponse<DocumentContentQuery>({ documentContent }))
      .executeTest(({ url }) => createSignedInClient(url).fetchQuery(documentsQuery("de-DE")));

    expect(loaded).toEqual(reify(documentContent));
  });
});

describe("BookmarkContent query", () => {
  it("returns bookmarks", { tags: ["R7.19"] }, async () => {
    const bookmarkContent = eachLike(bookmark);

    const loaded = await pact
      .addInteraction()
      .given(...claraState)
      .uponReceiving("bookmarkContent returns bookmarks")
      .withRequest("POST", "/graphql", signedInOperation(BookmarkContentDocument, {}))
      .willRespondWith(200, dataResponse<BookmarkContentQuery>({ bookmarkContent }))
      .executeTest(({ url }) => createSignedInClient(url).fetchQuery(bookmarksQuery("de-DE")));

    expect(loaded).toEqual(reify(bookmarkContent));
  });
});
