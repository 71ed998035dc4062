import { checkedTagManagerId } from "./tagManagerId.ts";

/** Makes what a script element takes as its address; browsers type it, here it is a text like any other. */
interface ScriptAddressPolicy {
  createScriptURL(address: string): string;
}

interface PolicyFactory {
  createPolicy(name: string, rules: ScriptAddressPolicy): ScriptAddressPolicy;
}

declare global {
  interface Window {
    /** Lets no text become a script but through a policy; not every browser has it. */
    trustedTypes?: PolicyFactory;
  }
}

/** Stands in where a browser has no Trusted Types: the rules are the same. */
const untyped: PolicyFactory = { createPolicy: (_name, rules) => rules };

let policy: ScriptAddressPolicy | undefined;

/** A container (`GTM-…`) has another script than a single tag (`G-…`). */
export function isContainer(id: string): boolean {
  return id.startsWith("GTM-");
}

/**
 * Where the tag manager's script comes from. The content security policy in `deploy/` names this one policy; the browser
 * refuses to make it where the portal is hosted without a tag manager.
 */
export function tagManagerAddress(id: string): string {
  policy ??= (window.trustedTypes ?? untyped).createPolicy("taglys-tag-manager", {
    createScriptURL: checkedAddress,
  });
  return policy.createScriptURL(
    `https://www.googletagmanager.com/${isContainer(id) ? "gtm.js" : "gtag/js"}?id=${id}`,
  );
}

/** The address, or an error: the policy lets nothing else through. */
function checkedAddress(address: string): string {
  const id = /^https:\/\/www\.googletagmanager\.com\/(?:gtm\.js|gtag\/js)\?id=(.*)$/s.exec(address)?.[1];
  if (id === undefined) throw new TypeError("The tag manager has no such address.");
  checkedTagManagerId(id);
  return address;
}
