import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { processSingleton } from './process-singleton.server';

/** Seconds, from an answer out of memory to one that waits for a slow service. */
const ANSWER_SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
/** Seconds, from a route out of the loaded network to a scan of many pages. */
const WORK_SECONDS = [0.001, 0.005, 0.025, 0.1, 0.25, 1, 2.5, 5, 15, 60];

function create() {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry, prefix: 'stateline_' });
  // Gauges with the ending of a counter, and sums of what is beside them by type.
  for (const name of ['handles', 'requests', 'resources'])
    registry.removeSingleMetric(`stateline_nodejs_active_${name}_total`);
  const registers = [registry];
  return {
    registry,
    /** `route` is the pattern of the address, never the address: ids would make a series each. */
    requests: new Histogram({
      name: 'stateline_http_request_duration_seconds',
      help: 'Answers by route pattern, method and status.',
      labelNames: ['route', 'method', 'status'],
      buckets: ANSWER_SECONDS,
      registers,
    }),
    requestsOpen: new Gauge({
      name: 'stateline_http_requests_open',
      help: 'Requests that are being answered.',
      registers,
    }),
    /** `outcome`: succeeded, tried-again (an attempt failed, another follows), failed (no further attempt). */
    jobs: new Histogram({
      name: 'stateline_job_duration_seconds',
      help: 'Runs of background jobs by name and outcome.',
      labelNames: ['job', 'outcome'],
      buckets: WORK_SECONDS,
      registers,
    }),
    routes: new Histogram({
      name: 'stateline_routing_duration_seconds',
      help: 'Routes asked of an engine, by engine and outcome (ok, fallback, or the reason of the failure).',
      labelNames: ['engine', 'outcome'],
      buckets: WORK_SECONDS,
      registers,
    }),
    extractions: new Histogram({
      name: 'stateline_extraction_duration_seconds',
      help: 'Documents read, by outcome (ok or the reason of the refusal).',
      labelNames: ['outcome'],
      buckets: WORK_SECONDS,
      registers,
    }),
    prints: new Histogram({
      name: 'stateline_print_duration_seconds',
      help: 'PDF files printed, by outcome.',
      labelNames: ['outcome'],
      buckets: WORK_SECONDS,
      registers,
    }),
    mails: new Histogram({
      name: 'stateline_mail_duration_seconds',
      help: 'Messages handed to the mail server, by outcome (accepted, bounced, try-later, uncertain).',
      labelNames: ['outcome'],
      buckets: WORK_SECONDS,
      registers,
    }),
  };
}

/** What this process counts of itself, in Prometheus's form. */
export const metrics = () => processSingleton('metrics', create);

/** Runs `work` and hands its seconds to `record`, with its result or, where it throws, with null. */
export async function timed<T>(
  work: () => Promise<T>,
  record: (seconds: number, result: T | null) => void,
): Promise<T> {
  const startedAt = performance.now();
  const seconds = () => (performance.now() - startedAt) / 1000;
  try {
    const result = await work();
    record(seconds(), result);
    return result;
  } catch (error) {
    record(seconds(), null);
    throw error;
  }
}
