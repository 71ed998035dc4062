import { useIntl } from "react-intl";
import { LoadingBar } from "../ui/LoadingBar.tsx";
import { messages } from "./messages.ts";
import { OfflineBanner } from "./OfflineBanner.tsx";

/** Until the first screen's loader has ended. By its mark the page keeps the drawing that it opened with. */
export function StartScreen() {
  const intl = useIntl();
  return (
    <div data-starting>
      <OfflineBanner />
      <LoadingBar active label={intl.formatMessage(messages.loading)} />
    </div>
  );
}
