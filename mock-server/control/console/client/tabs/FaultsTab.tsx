/** @jsxImportSource hono/jsx/dom */
import { FaultList, type FaultState } from "../../../client/FaultList.tsx";
import { FaultForm, type FaultTarget } from "./FaultForm.tsx";

interface FaultsTabProps {
  worldId: string;
  state: FaultState;
  /** The requests that the form matches at first. */
  target: FaultTarget;
  operations: readonly string[];
}

/** The active faults of a world, and the form that adds any other. */
export function FaultsTab({ worldId, state, target, operations }: FaultsTabProps) {
  return (
    <>
      <FaultList worldId={worldId} state={state} />
      <h3>Add another fault</h3>
      <FaultForm worldId={worldId} target={target} operations={operations} onAdd={state.refresh} />
    </>
  );
}
