import { QueryClientProvider } from "@tanstack/react-query";
import { StrictMode } from "react";
import { prerender } from "react-dom/static";
import { createIntl, RawIntlProvider } from "react-intl";
import { createMemoryRouter } from "react-router-dom";
import { loadMessages } from "#i18n/locale/loadMessages.ts";
import { getText } from "#i18n/text.tsx";
import type { Locale } from "#locales.ts";
import { createSession } from "#session/createSession.ts";
import { SessionContext } from "#session/useSession.ts";
import { PortalRouter } from "../layouts/PortalRouter.tsx";
import { createQueryClient } from "../queryClient.ts";
import { createRoutes, hydrationData } from "../routes.tsx";

export interface PrerenderedPage {
  locale: Locale;
  title: string;
  /** The content of the root element. */
  html: string;
}

/** Renders the introduction as the browser does before the configuration has loaded. Runs in Node.js, during the build. */
export async function prerenderIntroduction(locale: Locale): Promise<PrerenderedPage> {
  const intl = createIntl({ locale, messages: await loadMessages(locale, "start") });
  const queryClient = createQueryClient();
  const session = createSession({ queryClient });
  const router = createMemoryRouter(createRoutes(queryClient, session), { hydrationData });
  const errors: unknown[] = [];
  const { prelude } = await prerender(
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <SessionContext value={session}>
          <RawIntlProvider value={intl}>
            <PortalRouter router={router} />
          </RawIntlProvider>
        </SessionContext>
      </QueryClientProvider>
    </StrictMode>,
    {
      // Without `progressiveChunkSize`, React would move large parts to the end of the page, and back with an inline script.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: (error) => void errors.push(error),
    },
  );
  const html = await new Response(prelude).text();
  router.dispose();
  if (errors.length > 0) throw new AggregateError(errors, "The introduction could not be rendered.");
  return { locale, title: getText(intl)("documentTitle"), html };
}
