import { resolve } from "node:path";
import type { Plugin } from "vite";
import { readStyleHash, selectFirstFile, selectStartFile } from "./prerenderedPages.ts";
import {
  createContentSecurityPolicy,
  createPortalHeaders,
  fileHeaders,
  openerPolicies,
  type PortalOrigins,
  previewUrls,
  serviceHeaders,
} from "./securityHeaders.ts";

const servicePaths = ["/graphql", "/api"];

/**
 * Makes `vite preview` choose pages and send headers as a production host does, so that the end-to-end tests run under its policy.
 */
export function previewHost(): Plugin {
  return {
    name: "preview-host",
    configurePreviewServer({ middlewares, config }) {
      const rewrite = (path: string, select: typeof selectStartFile) =>
        middlewares.use((request, response, next) => {
          const [requested, search] = (request.url ?? "").split("?", 2);
          if (requested === path) {
            request.url = `/${select(request.headers.host, request.headers.cookie)}?${search ?? ""}`;
            response.setHeader("Vary", "Cookie");
          }
          next();
        });
      rewrite("/", selectFirstFile);

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
      // Runs after Vite has found no file for the requested path.
      return () => void rewrite("/index.html", selectStartFile);
    },
  };
}

/** Reads the variables that `nginx/configure.sh` describes; the defaults are the mock server's. */
function parsePortalOrigins({
  PORTAL_REGISTRATION_SERVICES = "http://localhost:4001",
  PORTAL_SIGN_IN_PROVIDERS = "http://localhost:4002",
  PORTAL_TAG_MANAGER = "on",
}: NodeJS.ProcessEnv): PortalOrigins {
  const urls = `${PORTAL_REGISTRATION_SERVICES} ${PORTAL_SIGN_IN_PROVIDERS}`.match(/\S+/g) ?? [];
  return {
    connections: [...new Set(urls.map((url) => new URL(url).origin))],
    hasTagManager: PORTAL_TAG_MANAGER === "on",
  };
}

function startsWithAny(path: string, prefixes: readonly string[]): boolean {
  return prefixes.some((prefix) => path.startsWith(prefix));
}
