import { useEffect } from "react";
import { useLocation } from "react-router-dom";
import { useAuthState } from "#session/useSession.ts";
import { closeDraft } from "#storage/drafts.ts";
import { moveFocus } from "#ui/focus/moveFocus.ts";
import { observeDocument } from "./observeDocument.ts";

/**
 * Focuses the notice of the draft that an expired session interrupted and scrolls to it, once the customer has signed in
 * again. Does so whenever the page changes, such as by content that loads above, until the customer does something.
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
      // A control has the focus by the customer, also where a screen reader has moved it without a key press.
      if (activeElement instanceof HTMLElement && activeElement.tabIndex >= 0) return;
      const notice = document.querySelector<HTMLElement>("[data-was-open=true]");
      moveFocus(notice, { preventScroll: true });
      notice?.scrollIntoView({ behavior: "instant" });
    };
    // After the focus has followed the hash of the URL.
    const handleChange = () => queueMicrotask(focusNotice);
    handleChange();
    return observeDocument(handleChange);
  }, [justAuthorized]);
}
