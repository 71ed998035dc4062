import type { FaultRequest } from "../../world/faults/fault.ts";

/** Faults that are needed often, added together. */
export interface FaultPreset {
  name: string;
  text: string;
  faults: readonly FaultRequest[];
}

const uploads = ["UploadAttachment", "UploadInvoice"];
const mainApi = { service: "main-api" } as const;

export const faultPresets: readonly FaultPreset[] = [
  {
    name: "uploads",
    text: "Uploads fail",
    faults: uploads.map((operation) => ({ operation, effect: { kind: "status", status: 503 } })),
  },
  {
    name: "slow",
    text: "Slow responses",
    faults: [{ ...mainApi, effect: { kind: "latency", milliseconds: 3000 } }],
  },
  {
    name: "unavailable",
    text: "Main API unavailable",
    faults: [{ ...mainApi, effect: { kind: "status", status: 503 } }],
  },
  { name: "reset", text: "Connection lost", faults: [{ ...mainApi, effect: { kind: "reset" } }] },
  {
    name: "unauthorized",
    text: "Token rejected",
    faults: [{ ...mainApi, effect: { kind: "unauthorized" } }],
  },
];
