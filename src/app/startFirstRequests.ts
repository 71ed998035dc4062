import { changeLocale } from "../i18n/locale/activeLocale.ts";
import type { Session } from "../session/createSession.ts";
import { readLastCountry } from "../storage/lastCountry.ts";
import { detectFirstLocale } from "./detectFirstLocale.ts";
import { findScreenWithQueries, loadCabinetData, startQueries } from "./screenQueries.ts";

/**
 * Sends the requests of the cabinet screen that the page's URL names. The loaders of its routes find them in the query
 * client, and repeat those that failed.
 */
export function startFirstRequests(session: Session): void {
  const screen = findScreenWithQueries(location.pathname);
  // On a first visit the configuration names the country, and so the locale of the requests.
  if (!screen || !session.credentials.exist() || readLastCountry() === null) return;
  changeLocale(detectFirstLocale()).catch(() => {});
  session.ensureChecked().catch(() => {});
  loadCabinetData(session).catch(() => {});
  startQueries(session, screen.id, screen.params);
}
