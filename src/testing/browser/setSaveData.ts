import { onTestFinished } from "vitest";

/** Makes the browser one whose visitor asked it to save data. It is another one after the test. */
export function setSaveData(saveData: boolean): void {
  Object.defineProperty(navigator, "connection", { value: { saveData }, configurable: true });
  onTestFinished(() => void Reflect.deleteProperty(navigator, "connection"));
}
