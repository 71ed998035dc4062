import { useState } from "hono/jsx/dom";
import { describeError } from "../../client/actions.tsx";
import {
  listScenarios,
  listWorlds,
  readCurrentWorld,
  type ScenarioSummary,
  type WorldSummary,
} from "../../client/controlApi.ts";
import { useEffect } from "../../client/useEffect.ts";

const pollMs = 5000;
/** Browsers report changes of the storage to other tabs alone. */
const tokenPollMs = 500;

/** The world in which the portal on this page is, and what it can be switched to. */
export function usePortalWorld() {
  const [world, setWorld] = useState<WorldSummary | null>(null);
  const [worlds, setWorlds] = useState<readonly WorldSummary[]>([]);
  const [scenarios, setScenarios] = useState<readonly ScenarioSummary[]>([]);
  const [error, setError] = useState("");
  const [token, setToken] = useState(readIdToken);

  useEffect(() => {
    const load = async () => {
      if (document.hidden) return;
      try {
        const current = await readCurrentWorld();
        setWorld(current);
        setError("");
      } catch (reason) {
        setError(describeError(reason));
      }
      setWorlds(await listWorlds());
    };
    // An error is shown already, and the next poll may succeed.
    const poll = () => void load().catch(() => {});
    poll();
    void listScenarios()
      .then(setScenarios)
      .catch((reason) => setError(describeError(reason)));
    const timers = [setInterval(poll, pollMs), setInterval(() => setToken(readIdToken()), tokenPollMs)];
    return () => timers.forEach(clearInterval);
  }, []);

  return { world, worlds, scenarios, persona: world ? findPersona(world, token) : undefined, error };
}

/** The id token that the portal has stored. */
function readIdToken(): string | null {
  return localStorage.getItem("ad_idToken");
}

/** The persona to whom an id token was issued. */
function findPersona({ personas }: WorldSummary, token: string | null): string | undefined {
  const [, payload] = token?.split(".") ?? [];
  if (payload === undefined) return undefined;
  try {
    const { emails } = JSON.parse(atob(payload.replaceAll("-", "+").replaceAll("_", "/")));
    return personas.find(({ email }) => email === emails?.[0])?.persona;
  } catch {
    return undefined;
  }
}
