import { useCallback, useState } from "react";
import { useLocation } from "react-router-dom";

/** The address's parameter with what is searched for. */
const parameter = "q";

/**
 * What is searched for, kept in the address: Back, Forward and a reload find it again. The router is not told, because to
 * it each key stroke would be a visit of another page.
 */
export function useSearchInAddress(): [query: string, search: (query: string) => void] {
  const { key, search: searchOfVisit } = useLocation();
  const [shownKey, setShownKey] = useState(key);
  const [query, setQuery] = useState(() => queryIn(searchOfVisit));
  if (key !== shownKey) {
    setShownKey(key);
    setQuery(queryIn(searchOfVisit));
  }
  const search = useCallback((next: string) => {
    setQuery(next);
    const address = new URL(location.href);
    if (next.trim() === "") address.searchParams.delete(parameter);
    else address.searchParams.set(parameter, next);
    try {
      history.replaceState(history.state, "", address);
    } catch {
      // Browsers refuse very many changes in a short time; the search works without.
    }
  }, []);
  return [query, search];
}

function queryIn(search: string): string {
  return new URLSearchParams(search).get(parameter) ?? "";
}
