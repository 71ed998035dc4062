/**
 * Loaded before the command line; JavaScript, as a first file of TypeScript costs 18 MB. What Node compiled is kept in
 * the system's folder for temporary files, and read at the next start: that takes half of the time.
 */
import { enableCompileCache, flushCompileCache } from "node:module";

enableCompileCache();
// Not at the end: servers are mostly ended by a signal. More than once, as some parts are loaded late.
setInterval(flushCompileCache, 2000).unref();
