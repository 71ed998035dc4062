import type { Thing } from "./seating.ts";
import { area, disc, line, rod, shape } from "./svg.ts";

export const kitchenCounter: Thing = (p) =>
  shape(p.paper, "M-390-196h780V-22h-780z") +
  area(p.wallShade, "M-382-22h764V0h-764z") +
  line(
    "M-390-22h780M-260-196v174M-130-196v174M130-196v174M260-196v174M-340-176h34M-212-176h34M174-176h34M308-176h34",
  ) +
  shape(p.fabricShade, "M-118-176h236v140h-236z") +
  shape(p.cell, "M-96-132H96v78H-96z") +
  line("M-84-154H84", { stroke: p.paper, "stroke-width": 6 }) +
  shape(p.wood, "M-404-214h808v20h-808z") +
  shape(p.fabric, "M-66-262H62v48H-66z") +
  line("M-86-246h20M62-246h20M-66-262H62M-2-262v-12M-24-282c-10-14 10-20 0-36M16-282c-10-14 10-20 0-36") +
  line("M-266-214v-60c0-30 46-30 46-4v8", { "stroke-width": 8 }) +
  shape(p.clay, "M176-214l10-50h52l10 50z") +
  line("M200-264l-16-62M216-264v-72M226-264l20-56") +
  shape(p.leaf, "M330-214h-52l-6-44h64z") +
  shape(p.leafShade, "M272-258c-14-22 0-38 18-34 4-22 30-22 34 0 18-4 30 14 12 34z");

export const pendant: Thing = (p) =>
  line("M0-900V-100", { "stroke-width": 4 }) +
  shape(p.lamp, "M-34-34a34 34 0 0 0 68 0z") +
  shape(p.clay, "M-70-32c4-44 32-70 70-70s66 26 70 70z");

export const desk: Thing = (p) =>
  rod(p.wood, p, "M-210-166l-22 164M210-166l22 164", 9) +
  shape(p.paper, "M88-166h116v76H88z") +
  line("M88-128h116M138-146h16M138-108h16") +
  shape(p.woodLight, "M-240-184h480v20h-480z") +
  shape(p.device, "M-40-200h72l8 16H-48z") +
  shape(p.cell, "M-92-290c0-6 4-10 10-10H74c6 0 10 4 10 10v78c0 6-4 10-10 10H-82c-6 0-10-4-10-10z") +
  area(p.cellLine, "M-76-284h64v10h-64zM-76-264h96v8h-96zM-76-246h76v8h-76zM-76-228h44v8h-44z", {
    opacity: 0.85,
  }) +
  area(p.orb, "M40-284h30v30H40z", { opacity: 0.9 }) +
  shape(p.fabric, "M-214-200h80v16h-80z") +
  shape(p.textile, "M-206-214h72v14h-72z") +
  line("M190-184v-70l-40-54", { "stroke-width": 6 }) +
  shape(p.orb, "M176-330l-52 8 22 44 46-28z");

export const easel: Thing = (p) =>
  rod(p.wood, p, "M-8-330L-80-2M8-330L80-2M0-360V-60", 8) +
  shape(p.paper, "M-110-310h220v170h-220z") +
  area(p.skyHigh, "M-98-298H98v84H-98z") +
  area(p.orb, "M20-214a34 34 0 0 1 68 0z") +
  area(p.hillFar, "M-98-214H98v40H-98z") +
  area(p.hillNear, "M-98-190c50-16 110-16 196 6v32H-98z") +
  rod(p.wood, p, "M-122-132h244", 10);

export const workbench: Thing = (p) =>
  rod(p.wood, p, "M-150-176V-4M150-176V-4M-150-60h300", 12) +
  shape(p.woodLight, "M-180-198h360v24h-360z") +
  shape(p.textile, "M-110-150h84v78h-84z") +
  line("M-110-124h84M-80-138h24") +
  shape(p.fabric, "M-150-248h44v50h-44z") +
  line("M-140-248l-10-48M-128-248v-62M-116-248l12-44") +
  disc(p.clay, -30, -216, 18, { stroke: p.line }) +
  disc(p.leaf, 18, -216, 18, { stroke: p.line }) +
  disc(p.orb, 66, -216, 18, { stroke: p.line }) +
  line("M-30-224v8M18-224v8M66-224v8M110-202l50-34", { "stroke-width": 4 });

export const guitar: Thing = (p) =>
  rod(p.wood, p, "M22-176l40-162", 12) +
  shape(p.clay, "M-58-26c-24-38 8-62 6-92 0-30 24-54 52-48s32 36 30 62 28 52 4 84c-18 22-76 22-92-6z") +
  disc(p.line, -2, -92, 17) +
  line("M-34-44h46M2-92l24-104", { "stroke-width": 2.5 });
