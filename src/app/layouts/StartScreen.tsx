import { useIntl } from "react-intl";
import { LogoSymbol } from "../../ui/illustrations/LogoSymbol.tsx";
import { LoadingBar } from "../../ui/loading/LoadingBar.tsx";
import { messages } from "../messages.ts";

/** Shown until the loaders of the first screen have ended. It keeps the logo that `index.html` shows. */
export function StartScreen() {
  const intl = useIntl();
  return (
    <>
      <LoadingBar active label={intl.formatMessage(messages.loading)} />
      <LogoSymbol id="splash" size={56} />
    </>
  );
}
