import { useEffect } from "react";
import { useLocation } from "react-router-dom";
import { useAuthState } from "#session/useSession.ts";
import { closeDraft } from "#storage/drafts.ts";
import { moveFocus } from "#ui/focus/moveFocus.ts";
import { observeDocument } from "./observeDocument.ts";

/**
 * After an expired session and a new sign-in, focuses the notice of the interrupted draft and scrolls to it. Repeats this
 * whenever the page changes, such as when content loads above, until the customer does something.
 */
export function useInterruptedDraft(): void {
  const { pathname } = useLocation();
  const { justAuthorized } = useAuthState();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another screen has other forms
  useEffect(() => closeDraft, [pathname]);
  useEffect(() => {
    if (!justAuthorized) return;
    const focusNotice = () => {
      const { activeElement } = document;
      // A focused control means that the customer has moved the focus, or a screen reader has, without a key press.
      if (activeElement instanceof HTMLElement && activeElement.tabIndex >= 0) return;
      const notice = document.querySelector<HTMLElement>("[data-was-open=true]");
      moveFocus(notice, { preventScroll: true });
      notice?.scrollIntoView({ behavior: "instant" });
    };
    // Runs after the focus has followed the hash of the URL.
    const handleChange = () => queueMicrotask(focusNotice);
    handleChange();
    return observeDocument(handleChange);
  }, [justAuthorized]);
}
