import { resolve } from "node:path";
import type { Plugin } from "vite";
import { parsePortalOrigins } from "./environment.ts";
import { readStyleHash } from "./prerenderedPages.ts";
import {
  createContentSecurityPolicy,
  createPortalHeaders,
  fileHeaders,
  openerPolicies,
  previewUrls,
  serviceHeaders,
} from "./securityHeaders.ts";

const servicePaths = ["/graphql", "/api"];

/** Makes `vite preview` send the headers of a production host, so that the end-to-end tests run under its policy. */
export function sendSecurityHeaders(): Plugin {
  return {
    name: "send-security-headers",
    configurePreviewServer({ middlewares, config }) {
      const policy = createContentSecurityPolicy(
        parsePortalOrigins(process.env),
        readStyleHash(resolve(config.root, config.build.outDir)),
      );
      const proxiedPaths = Object.keys(config.preview.proxy ?? {});
      const getHeaders = (path: string) => {
        if (startsWithAny(path, servicePaths)) return serviceHeaders;
        if (path.startsWith("/files/")) return fileHeaders;
        // Pages of other systems send headers of their own.
        if (startsWithAny(path, proxiedPaths)) return {};
        const openerPolicy = openerPolicies[new RegExp(previewUrls, "i").test(path) ? "preview" : "others"];
        return createPortalHeaders({ policy, openerPolicy });
      };
      middlewares.use((request, response, next) => {
        for (const [name, value] of Object.entries(getHeaders(request.url ?? "/"))) {
          response.setHeader(name, value);
        }
        next();
      });
    },
  };
}

function startsWithAny(path: string, prefixes: readonly string[]): boolean {
  return prefixes.some((prefix) => path.startsWith(prefix));
}
