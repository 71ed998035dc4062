/** `npm run e2e:matrix -- [report]`: writes test-results/matrix.html from Playwright's JSON report. */
import { writeFileSync } from "node:fs";
import { readReport } from "../../.ci/reports.ts";
import { createMatrix } from "./createMatrix.ts";

const [report = "test-results/e2e.json"] = process.argv.slice(2);
const target = "test-results/matrix.html";
writeFileSync(target, createMatrix(readReport(report)));
process.stdout.write(`${target}\n`);
