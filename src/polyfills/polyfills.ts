/**
 * Functions that the oldest supported browsers lack. Only these browsers load this module. `polyfilled.d.ts` declares it, and
 * the `browsers` script accepts it in the build.
 */
import "core-js/modules/es.array.to-sorted.js";
import "core-js/modules/es.map.group-by.js";
import "core-js/modules/es.promise.with-resolvers.js";
import "core-js/modules/web.url.can-parse.js";
import { createAnySignal } from "./createAnySignal.ts";

AbortSignal.any ??= createAnySignal;
