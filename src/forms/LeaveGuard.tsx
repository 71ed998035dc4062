import { useEffect } from "react";
import { useBlocker } from "react-router-dom";
import { LeaveDialog } from "./LeaveDialog.tsx";
import { addUnsavedChanges } from "./unsavedChanges.ts";

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
    const stopAsking = () => removeEventListener("beforeunload", handleBeforeUnload);
    addEventListener("beforeunload", handleBeforeUnload);
    const removeChanges = addUnsavedChanges(stopAsking);
    return () => {
      stopAsking();
      removeChanges();
    };
  }, []);

  return <LeaveDialog open={state === "blocked"} onStay={() => reset?.()} onLeave={() => proceed?.()} />;
}
