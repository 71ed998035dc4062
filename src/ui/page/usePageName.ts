import { useEffect } from "react";

/**
 * Puts the name of what the page shows before the title of the screen, so that tabs and history entries differ. Tag managers
 * read the title: the name must not contain an address or the name of a person.
 */
export function usePageName(name: string): void {
  // After the layout effect of the root layout, which replaces the title at a navigation and at a change of locale.
  useEffect(() => {
    const screenTitle = document.title;
    const title = `${name} – ${screenTitle}`;
    document.title = title;
    return () => {
      // Not where the title of the next screen is there already.
      if (document.title === title) document.title = screenTitle;
    };
  }, [name]);
}
