/** Where the services of the portal's origin are. */
export interface Backend {
  address: string;
  /** Whether it runs on this machine, as the mock does: it is told the portal's host name, by which the mock tells countries. */
  isLocal: boolean;
}

/** The backend that `PORTAL_BACKEND` names, else the mock. */
export function backendFrom(environment: NodeJS.ProcessEnv): Backend {
  const address = environment["PORTAL_BACKEND"] ?? "http://127.0.0.1:4000";
  return { address, isLocal: /^https?:\/\/(localhost|127\.0\.0\.1)(:|\/|$)/.test(address) };
}
