/** The product's name as texts have it. A rebrand renames it here too, and so knows the next time what to look for. */
export const brand = "Taglys";
