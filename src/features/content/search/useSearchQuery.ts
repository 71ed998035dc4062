import { useState } from "react";
import { useLocation } from "react-router-dom";

const searchParam = "q";

/**
 * The search query, kept in the URL for Back, Forward and reloads. It bypasses the router, which would treat each key stroke
 * as a navigation.
 */
export function useSearchQuery(): [query: string, setQuery: (query: string) => void] {
  const { key, search: searchParams } = useLocation();
  const [lastKey, setLastKey] = useState(key);
  const [query, setQuery] = useState(() => readSearchQuery(searchParams));
  if (key !== lastKey) {
    setLastKey(key);
    setQuery(readSearchQuery(searchParams));
  }
  const updateQuery = (next: string) => {
    setQuery(next);
    const url = new URL(location.href);
    if (next.trim() === "") url.searchParams.delete(searchParam);
    else url.searchParams.set(searchParam, next);
    try {
      history.replaceState(history.state, "", url);
    } catch {
      // Browsers limit the rate of history changes; the search works without.
    }
  };
  return [query, updateQuery];
}

function readSearchQuery(search: string): string {
  return new URLSearchParams(search).get(searchParam) ?? "";
}
