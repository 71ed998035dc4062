import { useQuery } from "@tanstack/react-query";
import { runtimeConfigQuery } from "../api/runtime-config/runtimeConfigQuery.ts";
import { noBreakSpace } from "../i18n/formats/keepNumbersTogether.ts";
import { servicePhones } from "../servicePhones.ts";
import { lastCountry } from "../storage/lastCountry.ts";

/** The telephone number of the country's customer service; until the configuration has loaded, of that of the last visit. */
export function useServicePhone(): string | undefined {
  const { data: config } = useQuery(runtimeConfigQuery());
  const country = config?.country ?? lastCountry.read();
  const phone = Object.entries(servicePhones).find(([name]) => name === country)?.[1];
  return phone?.replaceAll(" ", noBreakSpace);
}
