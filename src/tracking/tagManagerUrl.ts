import { validateTagManagerId } from "./tagManagerId.ts";

/** Creates the URL of a script element. The result is a `TrustedScriptURL` at run time, which TypeScript's DOM types lack. */
interface ScriptUrlPolicy {
  createScriptURL(url: string): string;
}

interface PolicyFactory {
  createPolicy(name: string, rules: ScriptUrlPolicy): ScriptUrlPolicy;
}

declare global {
  interface Window {
    /** With Trusted Types, only a policy turns a string into a script URL. Not every browser has them. */
    trustedTypes?: PolicyFactory;
  }
}

/** For browsers without Trusted Types: applies the policy's rules. */
const fallbackFactory: PolicyFactory = { createPolicy: (_name, rules) => rules };

/** A container (`GTM-…`) has another script than a single tag (`G-…`). */
export function isContainer(id: string): boolean {
  return id.startsWith("GTM-");
}

/**
 * The URL of the tag manager's script. The content security policy in `deploy/` allows the Trusted Types policy by its name.
 * Creating it throws on a host without a tag manager, and the second time.
 */
export function getTagManagerUrl(id: string): string {
  const policy = (window.trustedTypes ?? fallbackFactory).createPolicy("taglys-tag-manager", {
    createScriptURL: validateScriptUrl,
  });
  return policy.createScriptURL(
    `https://www.googletagmanager.com/${isContainer(id) ? "gtm.js" : "gtag/js"}?id=${id}`,
  );
}

function validateScriptUrl(url: string): string {
  const id = /^https:\/\/www\.googletagmanager\.com\/(?:gtm\.js|gtag\/js)\?id=(.*)$/s.exec(url)?.[1];
  if (id === undefined) throw new TypeError("This is not the URL of a tag manager script.");
  validateTagManagerId(id);
  return url;
}
