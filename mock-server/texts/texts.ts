import type { en } from "./en.ts";

/**
 * What the services say to customers: the messages of refusals, which the portal shows beside fields and files. Each
 * language has all of them.
 *
 * What only developers read is in English alone and not here: the control API, its journal and console, refusals of a
 * world, a client or a token, answers that break the contract, what GraphQL itself finds wrong with a document, and what
 * the sign-in provider sends by its protocol.
 */
export type Texts = typeof en;
