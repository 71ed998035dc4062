import { useEffect } from "react";
import { useBlocker } from "react-router-dom";
import { LeaveDialog } from "./LeaveDialog.tsx";

/** Asks before unsaved changes are lost: by a dialog on navigation in the portal, by the browser when the page unloads. */
export function LeaveGuard({ active }: { active: boolean }) {
  // The router supports a single blocker: an inactive guard must not replace another one.
  return active ? <ActiveGuard /> : null;
}

function ActiveGuard() {
  const { state, proceed, reset } = useBlocker(
    ({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname,
  );

  useEffect(() => {
    const handleBeforeUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener("beforeunload", handleBeforeUnload);
    return () => removeEventListener("beforeunload", handleBeforeUnload);
  }, []);

  return <LeaveDialog open={state === "blocked"} onStay={() => reset?.()} onLeave={() => proceed?.()} />;
}
