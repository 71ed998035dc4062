import { expect, it } from "vitest";
import { createContentSecurityPolicy } from "./securityHeaders.ts";

const tagManager = "https://www.googletagmanager.com";

it.each([
  { hasTagManager: false, scripts: "", connections: "", policies: "'none'" },
  {
    hasTagManager: true,
    scripts: ` ${tagManager}`,
    connections: ` ${tagManager} https://*.google-analytics.com https://*.analytics.google.com`,
    policies: "taglys-tag-manager goog#html 'allow-duplicates'",
  },
])(
  "createContentSecurityPolicy allows exactly what the portal needs (tag manager: $hasTagManager)",
  (rule) => {
    const connections = ["https://windows.example", "https://login.example"];
    const origins = { connections, hasTagManager: rule.hasTagManager };
    expect(createContentSecurityPolicy(origins, "'sha256-style'").split("; ")).toEqual([
      "default-src 'none'",
      `script-src 'self'${rule.scripts}`,
      "style-src 'self' 'sha256-style'",
      "font-src 'self'",
      "img-src 'self' data: https:",
      `connect-src 'self' https://windows.example https://login.example${rule.connections}`,
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'none'",
      "frame-ancestors 'none'",
      "require-trusted-types-for 'script'",
      `trusted-types ${rule.policies}`,
    ]);
  },
);
