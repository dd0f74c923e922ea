import { readFileSync } from 'node:fs';
import { openRouter } from '~/roads/router';

/** Run in a process of its own: what loading costs when nothing is warm, and how much memory it keeps. */
const bytes = readFileSync(process.argv[2]!);
const collect = (globalThis as { gc?: () => void }).gc ?? (() => undefined);
collect();
const before = process.memoryUsage().rss;
const cpuBefore = process.cpuUsage();
const started = performance.now();
const router = openRouter(bytes);
const loadMs = performance.now() - started;
const cpu = process.cpuUsage(cpuBefore);
const loadCpuMs = (cpu.user + cpu.system) / 1000;
const first = performance.now();
router.route({
  stops: [
    { lat: 40.71, lon: -74.01 },
    { lat: 34.05, lon: -118.24 },
  ],
});
const firstMs = performance.now() - first;
collect();
console.log(
  JSON.stringify({ loadMs, loadCpuMs, firstMs, rssMb: (process.memoryUsage().rss - before) / 1e6 }),
);
