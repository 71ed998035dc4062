/** What a search has to know about a language. */
export interface SearchLanguage {
  /** Reduces a word in lower case to its stem. */
  stem(word: string): string;
  /** Words of one meaning, one group a line. In a group of one customers and editors use different words for it. */
  synonyms: string;
  /** Words that questions consist of and that tell nothing. */
  stopWords: string;
}

/** Until the language has loaded, and where it cannot be loaded. */
export const unknownLanguage: SearchLanguage = { stem: (word) => word, synonyms: "", stopWords: "" };
