import { useText } from "#i18n/text.tsx";
import { LogoSymbol } from "#ui/illustrations/LogoSymbol.tsx";
import { VisuallyHidden } from "#ui/layout/VisuallyHidden.tsx";
import { LoadingBar } from "#ui/loading/LoadingBar.tsx";

/**
 * Shown until the loaders of the first screen have ended. It keeps the logo that `index.html` shows. With a progress bar alone,
 * screen readers would pass the keys on to the page.
 */
export function StartScreen() {
  const t = useText();
  return (
    <>
      <LoadingBar active />
      <main>
        <VisuallyHidden as="h1">{t("app.loading")}</VisuallyHidden>
      </main>
      <LogoSymbol id="splash" size={56} />
    </>
  );
}
