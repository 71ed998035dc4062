import { QueryClient, QueryClientProvider, useQuery } from "@tanstack/react-query";
import { type PropsWithChildren, Suspense, useMemo } from "react";
import { IntlProvider } from "react-intl";
import { runtimeConfigQuery } from "../api/runtimeConfigQuery.ts";
import type { Locale } from "../countries.ts";
import { loadMessages } from "../i18n/loadMessages.ts";
import { logError } from "../log.ts";
import { countryOf, sampleConfig } from "./sampleConfig.ts";

/**
 * What components find around them: a locale's messages and a configuration of a country that speaks it. Both are the
 * page's own; the portal's locale stays what it is, and no service is asked.
 */
export function Surroundings({ locale, children }: PropsWithChildren<{ locale: Locale }>) {
  const { data } = useQuery({
    queryKey: ["showcase", "messages", locale],
    queryFn: async () => ({ locale, messages: await loadMessages(locale, "all") }),
    staleTime: Number.POSITIVE_INFINITY,
    structuralSharing: false,
    // The former locale stays until the next one is there.
    placeholderData: (before: Loaded | undefined) => before,
  });
  const country = countryOf(data?.locale ?? locale);
  const client = useMemo(() => {
    const made = new QueryClient();
    made.setQueryData(runtimeConfigQuery().queryKey, sampleConfig(country));
    return made;
  }, [country]);
  if (!data) return null;
  return (
    // Observers keep the client they began with: another country begins anew.
    <QueryClientProvider key={country} client={client}>
      <IntlProvider {...data} onError={(error) => logError(error.message)}>
        <div lang={data.locale}>
          <Suspense>{children}</Suspense>
        </div>
      </IntlProvider>
    </QueryClientProvider>
  );
}

type Loaded = { locale: Locale; messages: Awaited<ReturnType<typeof loadMessages>> };
