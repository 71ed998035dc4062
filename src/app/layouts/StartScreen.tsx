import { useText } from "#i18n/text.tsx";
import { LogoSymbol } from "#ui/illustrations/LogoSymbol.tsx";
import { LoadingBar } from "#ui/loading/LoadingBar.tsx";

/** Shown until the loaders of the first screen have ended. It keeps the logo that `index.html` shows. */
export function StartScreen() {
  const t = useText();
  return (
    <>
      <LoadingBar active label={t("app.loading")} />
      <LogoSymbol id="splash" size={56} />
    </>
  );
}
