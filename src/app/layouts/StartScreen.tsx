import { useText } from "#i18n/text.tsx";
import { LogoSymbol } from "#ui/illustrations/LogoSymbol.tsx";
import { VisuallyHidden } from "#ui/layout/VisuallyHidden.tsx";
import { LoadingBar } from "#ui/loading/LoadingBar.tsx";

/**
 * The screen until the loaders of the first one have ended. It keeps the logo of `index.html`. A page with a progress bar
 * alone would make screen readers pass keys on to the page.
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
