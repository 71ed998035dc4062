import type { en } from "./en.ts";

/**
 * The error messages for customers, which the portal shows beside fields and files. Every language has all of them.
 *
 * Messages for developers are not here and in English only: those of the control API and console, errors about worlds,
 * clients, tokens and the contract, GraphQL's own validation, and the protocol errors of the sign-in provider.
 */
export type Texts = typeof en;
