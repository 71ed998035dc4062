import { AuthorizationError } from "#features/authorization/AuthorizationError.tsx";
import { FooterBar } from "#ui/page-frame/FooterBar.tsx";
import { LegalLinks } from "../layouts/legal/LegalLinks.tsx";
import { SignOutButton } from "../layouts/SignOutButton.tsx";

/** A layout around the screen has the landmarks and the footer's links already. */
export function AuthorizationErrorScreen({ isInLayout = false }: { isInLayout?: boolean }) {
  const panel = <AuthorizationError signOutButton={<SignOutButton variant="secondary" />} />;
  if (isInLayout) return panel;
  return (
    <>
      <main>{panel}</main>
      <FooterBar>
        <LegalLinks />
      </FooterBar>
    </>
  );
}
