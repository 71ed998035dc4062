import { WindowRegistrationPage } from "../features/window-registration/WindowRegistrationPage.tsx";
import { useWindowsChanged } from "./useWindowsChanged.ts";

/** The registration of windows, with what it changes elsewhere. */
export function WindowRegistrationScreen() {
  return <WindowRegistrationPage onRegistered={useWindowsChanged()} />;
}
