import { useIntl } from "react-intl";
import { LoadingBar } from "../ui/LoadingBar.tsx";
import { messages } from "./messages.ts";

/** Until the first screen's loader has ended. */
export function StartScreen() {
  const intl = useIntl();
  return <LoadingBar active label={intl.formatMessage(messages.loading)} />;
}
