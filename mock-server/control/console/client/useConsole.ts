import { parseResponse } from "hono/client";
import { useState } from "hono/jsx/dom";
import { control } from "#control/client/control.ts";
import { useAction, useEffect, usePolled } from "#control/client/hooks.ts";
import type { ConsoleSettings } from "../consoleRoutes.ts";
import { formatView, parseView, type View } from "./location.ts";

/** The worlds and scenarios of the mock backend, and the console's current view. */
export function useConsole(settings: ConsoleSettings) {
  const [view, setView] = useState(() => parseView(location.search));
  const { outcome, run } = useAction();
  const {
    value: worlds = [],
    error,
    refresh,
  } = usePolled("", async () => (await parseResponse(control.worlds.$get())).worlds);
  const { value: scenarios = [] } = usePolled(
    "",
    async () => (await parseResponse(control.scenarios.$get())).scenarios,
  );
  useEffect(() => {
    const showLocation = () => setView(parseView(location.search));
    addEventListener("popstate", showLocation);
    return () => removeEventListener("popstate", showLocation);
  }, []);
  const show = (next: View) => {
    history.pushState(null, "", formatView(next));
    setView(next);
  };
  const world = view.kind === "world" ? (worlds.find(({ id }) => id === view.id) ?? worlds[0]) : undefined;
  const messages = { ...outcome, error: error || outcome.error };
  return { settings, view, world, worlds, scenarios, messages, show, refresh, run };
}

export type Console = ReturnType<typeof useConsole>;
