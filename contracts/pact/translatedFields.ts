/** Fields with texts in the request's language, by query. */
export const translatedFields: Partial<Record<string, readonly string[]>> = {
  bookmarkContent: ["title", "category"],
  documentContent: ["title", "category"],
  faqContent: ["question", "answer", "category"],
  requestReasons: ["label"],
  showRequest: ["label", "installableProductName", "description"],
};
