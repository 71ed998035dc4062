import type english from "./en.json";

/**
 * The error messages for customers, which the portal shows beside fields and files. Every language has all of them.
 *
 * Messages for developers are not here; they exist in English only: those of the control API and console, errors about worlds,
 * clients, tokens and the contract, GraphQL's own validation, and the protocol errors of the sign-in provider.
 */
export type Texts = typeof english;

/** Replaces placeholders such as `{name}` by values. Throws if a value is missing. */
export function formatText(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replaceAll(/\{(\w+)\}/g, (placeholder, name) => {
    const value = values[name];
    if (value === undefined) throw new Error(`There is no value for ${placeholder} in “${text}”.`);
    return String(value);
  });
}
