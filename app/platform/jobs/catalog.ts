import * as z from 'zod';

/**
 * Every background job of the product: its payload, the key that keeps it from standing twice in the queue,
 * and how often it is tried. Payloads of earlier releases may still be in a queue: widen schemas, never narrow them.
 */
interface JobDefinition<P extends z.ZodType> {
  payload: P;
  maxAttempts: number;
  jobKey?: (payload: z.output<P>) => string;
  /** What it waits with. Without one it is short and someone waits for it: it comes first and finds a free slot. */
  class?: JobClass;
}

/** Work that may take long or come in thousands. Each class has its own slots in a worker: see jobs/slots.ts. */
export const JOB_CLASSES = ['webhook', 'paper', 'export', 'import', 'document', 'routes', 'upkeep'] as const;
export type JobClass = (typeof JOB_CLASSES)[number];

/** Lower is sooner. Within a class the carriers take turns: see `enqueue`. */
export const PRIORITY: Record<JobClass | 'recovery' | 'person', number> = {
  recovery: -1,
  person: 0,
  webhook: 2000,
  paper: 4000,
  export: 6000,
  import: 8000,
  document: 10_000,
  routes: 12_000,
  upkeep: 14_000,
};

/** Null for a job that no class limits, and for one that an earlier or later release has added. */
export const classOf = (name: JobName): JobClass | null =>
  (jobCatalog[name] as JobDefinition<z.ZodType> | undefined)?.class ?? null;

const job = <P extends z.ZodType>(definition: JobDefinition<P>): JobDefinition<P> => definition;

/** Whose row it is: `enqueue` adds it. A job of an earlier release has none. */
const carrierId = z.uuid().optional();

/** A paper waits for half an hour where the machine has no time for it; what fails otherwise is given up sooner: see `isLastTry`. */
const TRIES_OF_READERS = 8;

export const jobCatalog = {
  calculateDemoRoute: job({
    payload: z.object({ uid: z.string().length(6), revision: z.number().int().positive() }),
    maxAttempts: 4,
    jobKey: ({ uid }) => `demo-route:${uid}`,
  }),
  calculateRoute: job({
    payload: z.object({ tripId: z.number().int().positive(), routeRevision: z.number().int().positive() }),
    maxAttempts: 4,
    jobKey: ({ tripId }) => `trip-route:${tripId}`,
  }),
  /** The other sensible roads of a trip, for someone who asks for them. */
  findOtherRoads: job({
    payload: z.object({ tripId: z.number().int().positive(), routeRevision: z.number().int().positive() }),
    maxAttempts: 2,
    jobKey: ({ tripId }) => `trip-roads:${tripId}`,
  }),
  /** Some of a carrier's trips that came in bulk; adds itself again while there are more, so that carriers take turns. */
  calculateRoutes: job({
    class: 'routes',
    payload: z.object({ carrierId: z.uuid(), lane: z.number().int().min(0).max(63) }),
    maxAttempts: 8,
    jobKey: ({ carrierId, lane }) => `trip-routes:${carrierId}:${lane}`,
  }),
  /** Demonstration only: the records of the demo carrier. */
  fillDemoCarrier: job({
    class: 'upkeep',
    payload: z.object({ carrierId: z.uuid(), userId: z.uuid() }),
    maxAttempts: 3,
  }),
  /** The records of a sandbox, made anew. A person waits for it. */
  fillSandbox: job({
    class: 'import',
    payload: z.object({ carrierId: z.uuid(), userId: z.uuid() }),
    maxAttempts: 5,
    jobKey: ({ carrierId }) => `sandbox:${carrierId}`,
  }),
  expireCalculations: job({ class: 'upkeep', payload: z.object({}).loose(), maxAttempts: 3 }),
  sendMail: job({
    payload: z.object({ messageId: z.uuid() }),
    maxAttempts: 12,
    jobKey: ({ messageId }) => `mail:${messageId}`,
  }),
  /** Two requests for one address that wait at the same time are one. */
  answerMailRequest: job({
    payload: z.object({
      kind: z.enum(['password-reset', 'sign-in-code']),
      email: z.string().max(254),
      requestId: z.uuid().optional(),
    }),
    maxAttempts: 6,
    jobKey: ({ kind, email }) => `mail-request:${kind}:${email}`,
  }),
  exportCarrierData: job({
    class: 'export',
    payload: z.object({ exportId: z.uuid() }),
    maxAttempts: 3,
    jobKey: ({ exportId }) => `export:${exportId}`,
  }),
  /** Stripe may be away for hours: by its growing pauses the queue keeps trying for about two days. */
  processBillingEvent: job({
    payload: z.object({ eventId: z.string().max(255) }),
    maxAttempts: 18,
    jobKey: ({ eventId }) => `billing-event:${eventId}`,
  }),
  /** At every start: packages of a new release get their price at the provider. */
  syncPackages: job({
    class: 'upkeep',
    payload: z.object({}).loose(),
    maxAttempts: 10,
    jobKey: () => 'billing-packages',
  }),
  copyBilling: job({
    payload: z.object({ accountId: z.uuid() }),
    maxAttempts: 18,
    jobKey: ({ accountId }) => `billing-copy:${accountId}`,
  }),
  /** A carrier is gone, or read-only: its subscription ends. What is not done after two days the nightly comparison takes up. */
  endBilling: job({
    payload: z.object({ accountId: z.uuid() }),
    maxAttempts: 18,
    jobKey: ({ accountId }) => `billing-end:${accountId}`,
  }),
  mailPlanUsage: job({
    class: 'upkeep',
    payload: z.object({ carrierId: z.uuid() }),
    maxAttempts: 5,
    jobKey: ({ carrierId }) => `plan-usage:${carrierId}`,
  }),
  reconcileBilling: job({
    class: 'upkeep',
    payload: z.object({}).loose(),
    maxAttempts: 6,
    jobKey: () => 'billing-reconcile',
  }),
  followGrace: job({ class: 'upkeep', payload: z.object({}).loose(), maxAttempts: 3 }),
  sweepIdempotentAnswers: job({ class: 'upkeep', payload: z.object({}).loose(), maxAttempts: 3 }),
  /** Official rate files from the operator's source; does nothing without one. */
  fetchRates: job({
    class: 'upkeep',
    payload: z.object({}).loose(),
    maxAttempts: 4,
    jobKey: () => 'fetch-rates',
  }),
  /** A sealed backup at every place elsewhere that the settings name; nothing where they name none. */
  keepBackups: job({
    class: 'upkeep',
    payload: z.object({}).loose(),
    maxAttempts: 8,
    jobKey: () => 'keep-backups',
  }),
  /** Brings the newest backup of each place back into a scratch database, every week. */
  tryRestores: job({
    class: 'upkeep',
    payload: z.object({}).loose(),
    maxAttempts: 2,
    jobKey: () => 'try-restores',
  }),
  reviveLostJobs: job({ payload: z.object({}).loose(), maxAttempts: 1 }),
  sweepAccounts: job({ class: 'upkeep', payload: z.object({}).loose(), maxAttempts: 3 }),
  readDocument: job({
    class: 'document',
    payload: z.object({ carrierId, documentId: z.uuid(), revision: z.number().int().positive() }),
    maxAttempts: TRIES_OF_READERS,
    jobKey: ({ documentId }) => `read-document:${documentId}`,
  }),
  /** A fuel receipt that was uploaded to be read. */
  readReceipt: job({
    class: 'document',
    payload: z.object({ carrierId, receiptId: z.uuid(), revision: z.number().int().positive() }),
    maxAttempts: TRIES_OF_READERS,
    jobKey: ({ receiptId }) => `read-receipt:${receiptId}`,
  }),
  /** A step of an import, whichever its row says is next. */
  runImport: job({
    class: 'import',
    payload: z.object({ carrierId, importId: z.uuid(), revision: z.number().int().positive() }),
    maxAttempts: 5,
    jobKey: ({ importId }) => `import:${importId}`,
  }),
  /** A month of a telematics system, whichever step its row says is next. */
  pullMiles: job({
    class: 'import',
    payload: z.object({ carrierId, monthId: z.uuid(), revision: z.number().int().positive() }),
    maxAttempts: 8,
    jobKey: ({ monthId }) => `pull-miles:${monthId}`,
  }),
  /** Every minute: finished files of the carriers' folders. */
  takeDroppedFiles: job({
    class: 'upkeep',
    payload: z.object({}).loose(),
    maxAttempts: 1,
    jobKey: () => 'take-dropped-files',
  }),
  /** Every night: the latest months of every connection. */
  pullConnections: job({
    class: 'upkeep',
    payload: z.object({}).loose(),
    maxAttempts: 4,
    jobKey: () => 'pull-connections',
  }),
  /** One try of a webhook's delivery; the next one is a job of its own, for later. */
  deliverWebhook: job({
    class: 'webhook',
    payload: z.object({ carrierId, deliveryId: z.uuid(), try: z.number().int().min(1).max(20) }),
    maxAttempts: 6,
    jobKey: ({ deliveryId, try: number }) => `webhook:${deliveryId}:${number}`,
  }),
  sweepWebhooks: job({ class: 'upkeep', payload: z.object({}).loose(), maxAttempts: 3 }),
  sweepImports: job({ class: 'upkeep', payload: z.object({}).loose(), maxAttempts: 3 }),
  /** After rates were published that move figures, or make them final. */
  tellOfNewRates: job({
    class: 'upkeep',
    payload: z.object({
      quarterKey: z.number().int(),
      revision: z.number().int(),
      moved: z.array(z.string().length(2)),
      becameFinal: z.boolean(),
    }),
    maxAttempts: 4,
    jobKey: ({ quarterKey, revision }) => `new-rates:${quarterKey}:${revision}`,
  }),
  remindOfFilings: job({ class: 'upkeep', payload: z.object({}).loose(), maxAttempts: 3 }),
  sweepOrphanFiles: job({
    class: 'upkeep',
    payload: z.object({}).loose(),
    maxAttempts: 3,
    jobKey: () => 'orphan-files',
  }),
  sweepReportFiles: job({ class: 'upkeep', payload: z.object({}).loose(), maxAttempts: 3 }),
  makeReportFile: job({
    class: 'paper',
    payload: z.object({ carrierId, fileId: z.uuid() }),
    maxAttempts: 4,
    jobKey: ({ fileId }) => `report-file:${fileId}`,
  }),
} as const;

export type JobName = keyof typeof jobCatalog;
export type JobPayload<N extends JobName> = z.output<(typeof jobCatalog)[N]['payload']>;

/** Names of the jobs that are queued under a key of their own. */
export const keyedJobs = Object.entries(jobCatalog)
  .filter(([, definition]) => 'jobKey' in definition)
  .map(([name]) => name);

/** The key of a job that needs no payload, as the schedule takes it: a run that is still waiting is not added a second time. */
export function fixedKeyOf(name: JobName): { jobKey?: string } {
  const { jobKey } = jobCatalog[name] as JobDefinition<z.ZodType>;
  return jobKey ? { jobKey: jobKey({}) } : {};
}
