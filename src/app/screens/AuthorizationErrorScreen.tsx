import { AuthorizationError } from "../../features/authorization/AuthorizationError.tsx";
import { SignOutButton } from "../layouts/SignOutButton.tsx";

export function AuthorizationErrorScreen() {
  return <AuthorizationError signOutButton={<SignOutButton variant="secondary" />} />;
}
