import { type QueryClient, useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { CountryFooterLinks } from "#app/layouts/country-and-language/CountryFooterLinks.tsx";
import { ServiceBar } from "#app/layouts/ServiceBar.tsx";
import { ProjectListScreen } from "#app/screens/ProjectListScreen.tsx";
import { ProjectScreen } from "#app/screens/ProjectScreen.tsx";
import { WindowScreen } from "#app/screens/WindowScreen.tsx";
import { ContentSection } from "#features/content/ContentSection.tsx";
import { bookmarksQuery, documentsQuery, faqQuery } from "#features/content/contentQueries.ts";
import { Bookmarks } from "#features/content/documents/Bookmarks.tsx";
import { Documents } from "#features/content/documents/Documents.tsx";
import { QuestionList } from "#features/content/faq/QuestionList.tsx";
import { CancelReasonStep } from "#features/project/cancellation/CancelReasonStep.tsx";
import type { CancellationValues } from "#features/project/cancellation/cancellationDraft.ts";
import { useCancelDialog } from "#features/project/cancellation/useCancelDialog.ts";
import { useDraft } from "#forms/useDraft.ts";

interface Screen {
  url: string;
  /** The route's path. */
  path: string;
  /** What the route shows, also after the request has failed. */
  element: ReactNode;
}

/** A call to a service and the screen that shows its response. */
export interface OperationScreen extends Screen {
  /**
   * Sends the request and caches the response, as the portal does. Returns what shows the response if the screen's
   * element does not.
   */
  // biome-ignore lint/suspicious/noConfusingVoidType: most functions return nothing
  sendRequest(client: QueryClient): Promise<ReactNode | void>;
}

export const overviewScreen: Screen = {
  url: "/overview",
  path: "/overview",
  element: (
    <>
      <ServiceBar wordmark="Home" />
      <ProjectListScreen />
      <CountryFooterLinks />
    </>
  ),
};

export const projectScreen: Screen = {
  url: "/project/project-1",
  path: "/project/:projectId",
  element: (
    <>
      <ServiceBar wordmark="Home" />
      <ProjectScreen />
    </>
  ),
};

export const windowScreen: Screen = {
  url: "/window/window-1",
  path: "/window/:windowId",
  element: <WindowScreen />,
};

export const contentScreen: Screen = { url: "/", path: "/", element: <Content /> };

export const cancelReasonScreen: Screen = { url: "/", path: "/", element: <CancelReason /> };

/** For a mutation whose response is shown by a component of its own. */
export const formScreen: Screen = { url: "/", path: "/", element: <p>The form could not be sent.</p> };

const ignore = () => {};

function CancelReason() {
  const draft = useDraft<CancellationValues>({ accountId: "", form: "cancellation" }, () => undefined);
  const dialog = useCancelDialog({ requestId: "request-1", draft, onOpen: ignore, onClose: ignore });
  return <CancelReasonStep requestId="request-1" formId="reasons" dialog={dialog} />;
}

/** The sections of the FAQ screen. The screen itself cannot be rendered to a string. */
function Content() {
  const props = {
    title: "Help",
    loadingText: "Loading",
    failedTitle: "Failed",
    emptyText: "Empty",
    skeleton: null,
    results: undefined,
  };
  return (
    <>
      <ContentSection {...props} query={useQuery(faqQuery("en"))}>
        {(items) => <QuestionList items={items} results={undefined} />}
      </ContentSection>
      <ContentSection {...props} query={useQuery(documentsQuery("en"))}>
        {(items) => <Documents items={items} isMatch={undefined} />}
      </ContentSection>
      <ContentSection {...props} query={useQuery(bookmarksQuery("en"))}>
        {(items) => <Bookmarks items={items} isMatch={undefined} />}
      </ContentSection>
    </>
  );
}
