import { useEffect } from "react";
import { useBlocker } from "react-router-dom";
import { LeaveDialog } from "./LeaveDialog.tsx";

/** Asks before a visitor leaves a form whose changes are not saved: by a dialog in the portal, by the browser elsewhere. */
export function LeaveGuard({ active }: { active: boolean }) {
  // The router heeds one blocker alone: a guard with nothing to guard must not stand in another's way.
  return active ? <ActiveGuard /> : null;
}

function ActiveGuard() {
  const { state, proceed, reset } = useBlocker(
    ({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname,
  );

  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener("beforeunload", ask);
    return () => removeEventListener("beforeunload", ask);
  }, []);

  return <LeaveDialog open={state === "blocked"} onStay={() => reset?.()} onLeave={() => proceed?.()} />;
}
