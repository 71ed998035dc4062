import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { fillTemplate } from "./fillTemplate.ts";

/** Addresses of the three ports of one mock server, such as `mock1:4000`. */
export interface MockReplica {
  backend: string;
  registration: string;
  identity: string;
}

export interface MockNginxOptions {
  /** The addresses or ports to listen on. */
  listen: MockReplica;
  replicas: readonly MockReplica[];
  /** Country of plain localhost, as the replicas' option `--country` has it. */
  country: string;
}

/** What chooses the world of a request at each port. */
const keys = { backend: "$mock_world", registration: "$mock_registered", identity: "$mock_tenant" } as const;
const services = ["backend", "registration", "identity"] as const;
const template = fileURLToPath(new URL("mock.conf.template", import.meta.url));

/** The part of an nginx configuration that spreads worlds over several mock servers, for nginx's http block. */
export function createMockNginxConfig({ listen, replicas, country }: MockNginxOptions): string {
  const upstreams = services.map((service) => {
    const servers = replicas.map((replica) => `  server ${replica[service]} max_fails=0;`);
    // Not "consistent", which also hashes the port: the three ports of a world must belong to one mock server.
    return [`upstream mock_${service} {`, `  hash ${keys[service]};`, ...servers, "}"].join("\n");
  });
  const servers = services.map(
    (service) => `server {
  listen ${listen[service]};
  # Forms with ten files of 10 MB, and snapshots.
  client_max_body_size 200m;
  location / {
    proxy_pass http://mock_${service};
    # Another mock server does not know the world.
    proxy_next_upstream off;
    proxy_http_version 1.1;
    proxy_set_header Host $http_host;
    proxy_set_header Connection "";
    proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
    proxy_set_header X-Mock-World $mock_created;
    # The console follows journals as they grow.
    proxy_buffering off;
  }
}`,
  );
  return fillTemplate(readFileSync(template, "utf8"), {
    country: country.toLowerCase(),
    upstreams: upstreams.join("\n"),
    servers: servers.join("\n"),
  });
}
