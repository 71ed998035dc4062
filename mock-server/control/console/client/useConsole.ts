import { useState } from "hono/jsx/dom";
import { describeError } from "../../client/actions.tsx";
import {
  listScenarios,
  listWorlds,
  type ScenarioSummary,
  type WorldSummary,
} from "../../client/controlApi.ts";
import { useEffect } from "../../client/useEffect.ts";
import { formatView, parseView, type View } from "./location.ts";

const pollMs = 5000;

/** The worlds and scenarios of the mock backend, and what the console shows of them. */
export function useConsole() {
  const [view, setView] = useState<View>(() => parseView(location.search));
  const [worlds, setWorlds] = useState<readonly WorldSummary[]>([]);
  const [scenarios, setScenarios] = useState<readonly ScenarioSummary[]>([]);
  const [loadError, setLoadError] = useState("");

  const refresh = async () => {
    setWorlds(await listWorlds());
    setLoadError("");
  };

  useEffect(() => {
    const load = () => {
      if (!document.hidden) void refresh().catch((error) => setLoadError(describeError(error)));
    };
    load();
    void listScenarios()
      .then(setScenarios)
      .catch((error) => setLoadError(describeError(error)));
    // Shows changes by tests and other pages.
    const timer = setInterval(load, pollMs);
    const showLocation = () => setView(parseView(location.search));
    addEventListener("popstate", showLocation);
    return () => {
      clearInterval(timer);
      removeEventListener("popstate", showLocation);
    };
  }, []);

  const show = (next: View) => {
    history.pushState(null, "", formatView(next));
    setView(next);
  };
  const world = view.kind === "world" ? (worlds.find(({ id }) => id === view.id) ?? worlds[0]) : undefined;
  return { view, world, worlds, scenarios, loadError, show, refresh };
}

export type Console = ReturnType<typeof useConsole>;
