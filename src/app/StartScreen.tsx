import { useIntl } from "react-intl";
import { LoadingBar } from "../ui/LoadingBar.tsx";
import { messages } from "./messages.ts";
import { OfflineBanner } from "./OfflineBanner.tsx";

/** Until the first screen's loader has ended. */
export function StartScreen() {
  const intl = useIntl();
  return (
    <>
      <OfflineBanner />
      <LoadingBar active label={intl.formatMessage(messages.loading)} />
    </>
  );
}
