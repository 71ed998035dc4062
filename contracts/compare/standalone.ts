/** Becomes `compare.mjs`, which runs by itself in Node 18 and newer, with what the oldest of them lacks. */
import "core-js/modules/es.array.to-sorted.js";
import "core-js/modules/es.map.group-by.js";
import "core-js/modules/web.url.can-parse.js";
import "./compare.ts";
