import { useEffect } from "react";
import { useBlocker } from "react-router-dom";
import { LeaveDialog } from "./LeaveDialog.tsx";
import { addUnsavedChanges, type Loss } from "./unsavedChanges.ts";

/** Asks before something is lost: a dialog asks on navigation in the portal, the browser when the page unloads. */
export function LeaveGuard({ loses }: { loses: Loss | false }) {
  // The router supports a single blocker: an inactive guard must not replace another one.
  return loses ? <ActiveGuard loss={loses} /> : null;
}

function ActiveGuard({ loss }: { loss: Loss }) {
  const { state, proceed, reset } = useBlocker(
    ({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname,
  );

  useEffect(() => {
    const handleBeforeUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    const stopAsking = () => removeEventListener("beforeunload", handleBeforeUnload);
    addEventListener("beforeunload", handleBeforeUnload);
    const removeChanges = addUnsavedChanges(loss, stopAsking);
    return () => {
      stopAsking();
      removeChanges();
    };
  }, [loss]);

  return (
    <LeaveDialog
      open={state === "blocked"}
      loss={loss}
      onStay={() => reset?.()}
      onLeave={() => proceed?.()}
    />
  );
}
