/**
 * Runs effects at once. The `useEffect` of hono/jsx/dom waits for the next frame, and runs an effect twice if its component
 * renders again before that, so that the first one's event source or timer is never closed.
 */
export { useLayoutEffect as useEffect } from "hono/jsx/dom";
