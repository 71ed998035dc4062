import { useIntl } from "react-intl";
import { Outlet } from "react-router-dom";
import { paths } from "../paths.ts";
import { Wordmark } from "../ui/illustrations/Wordmark.tsx";
import { PageFrame } from "../ui/PageFrame.tsx";
import { RouteLink } from "../ui/RouteLink.tsx";
import { messages } from "./messages.ts";
import { ServiceBar } from "./ServiceBar.tsx";

/** Around the screens of signed-in customers: the service bar. */
export function CabinetLayout() {
  const intl = useIntl();
  return (
    <PageFrame
      skipLabel={intl.formatMessage(messages.skipToContent)}
      header={
        <ServiceBar
          wordmark={
            <RouteLink to={paths.projects} aria-label={intl.formatMessage(messages.home)}>
              <Wordmark />
            </RouteLink>
          }
        />
      }
    >
      <Outlet />
    </PageFrame>
  );
}
