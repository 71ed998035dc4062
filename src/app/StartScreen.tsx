import { useIntl } from "react-intl";
import { Glyph } from "../ui/illustrations/Glyph.tsx";
import { LoadingBar } from "../ui/LoadingBar.tsx";
import { messages } from "./messages.ts";
import { OfflineBanner } from "./OfflineBanner.tsx";

/** Until the first screen's loader has ended: the sign that the page opened with stays. */
export function StartScreen() {
  const intl = useIntl();
  return (
    <>
      <OfflineBanner />
      <LoadingBar active label={intl.formatMessage(messages.loading)} />
      <Glyph id="splash" size={56} />
    </>
  );
}
