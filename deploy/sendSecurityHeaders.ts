import type { Plugin } from "vite";
import { portalOrigins } from "./portalOrigins.ts";
import { answerHeaders, openerPolicies, portalHeaders, previewPath } from "./securityHeaders.ts";

/** Paths of the services that answer on the portal's origin. */
const answers = ["/graphql", "/api", "/files"];

/** Lets `vite preview` send the headers that a host of the portal must send. */
export function sendSecurityHeaders(): Plugin {
  return {
    name: "send-security-headers",
    configurePreviewServer({ middlewares, config }) {
      const origins = portalOrigins(process.env);
      const proxied = Object.keys(config.preview.proxy ?? {});
      const headersOf = (path: string) => {
        if (startsWithAny(path, answers)) return answerHeaders;
        // Pages of other systems bring headers of their own.
        if (startsWithAny(path, proxied)) return {};
        return portalHeaders(origins, openerPolicies[path.startsWith(previewPath) ? "preview" : "others"]);
      };
      middlewares.use((request, response, next) => {
        for (const [name, value] of Object.entries(headersOf(request.url ?? "/"))) {
          response.setHeader(name, value);
        }
        next();
      });
    },
  };
}

function startsWithAny(path: string, beginnings: readonly string[]): boolean {
  return beginnings.some((beginning) => path.startsWith(beginning));
}
