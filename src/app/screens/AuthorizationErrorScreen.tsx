import { AuthorizationError } from "../../features/authorization/AuthorizationError.tsx";
import { Logo } from "../../ui/illustrations/Logo.tsx";
import { FooterBar } from "../../ui/page/FooterBar.tsx";
import { LegalLinks } from "../layouts/legal/LegalLinks.tsx";
import { SignOutButton } from "../layouts/SignOutButton.tsx";

export function AuthorizationErrorScreen({ isInLayout = false }: { isInLayout?: boolean }) {
  return (
    <>
      <AuthorizationError signOutButton={<SignOutButton variant="secondary" />} />
      {isInLayout ? null : (
        <FooterBar logo={<Logo />}>
          <LegalLinks />
        </FooterBar>
      )}
    </>
  );
}
