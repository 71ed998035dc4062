/** The source of `compare.mjs`, which runs without the project in Node 18 and newer. Adds functions that Node 18 lacks. */
import "core-js/modules/es.array.to-sorted.js";
import "core-js/modules/es.map.group-by.js";
import "core-js/modules/web.url.can-parse.js";
import "./compare.ts";
