import { Prisma } from '~/platform/database/generated/prisma/client';
import type { SystemScope } from '~/platform/database/scope.server';

/**
 * Tables with a carrierId in the order in which they can be emptied: what refers to a row goes before the row.
 * A circle among them is broken anywhere; the database then refuses, which is an error to see and not to hide.
 */
export function deletionOrder(
  tables: readonly string[],
  references: readonly { child: string; parent: string }[],
): string[] {
  const order: string[] = [];
  const visited = new Set<string>();
  const visit = (table: string): void => {
    if (visited.has(table)) return;
    visited.add(table);
    for (const { child, parent } of references)
      if (parent === table && child !== table && tables.includes(child)) visit(child);
    order.push(table);
  };
  tables.forEach(visit);
  return order;
}

/** Tables that triggers write while records go: emptied before them they would hold counts below nothing afterwards. */
const COUNTED_BY_TRIGGERS: ReadonlySet<string> = new Set(['ledger_count', 'quarter_sums', 'route_backlog']);

/** What outlives the carrier until the payment provider has ended everything: app/areas/billing/end-billing.server.ts. */
const ENDS_LATER: ReadonlySet<string> = new Set(['billing_account']);

/** What a reset of a sandbox leaves: who and what may come in, what was written to and from people, and the security log. */
export const KEPT_BY_RESET: ReadonlySet<string> = new Set([
  'membership',
  'session',
  'api_token',
  'invitation',
  'mail_message',
  'data_export',
  'support_request',
  'attachment',
  'composed_email',
  'security_event',
  'webhook_endpoint',
  'webhook_former_secret',
  'webhook_delivery',
  'calendar_feed',
  'reminder_choice',
]);

/** Deletes every row of a carrier in every table but those kept, found in the database itself; the carrier's own row stays. */
export async function deleteCarrierRecords(
  scope: SystemScope,
  carrierId: string,
  kept: ReadonlySet<string> = new Set(),
): Promise<void> {
  const tables = await scope.db.$queryRaw<{ name: string }[]>`
    SELECT c.table_name AS "name" FROM information_schema.columns c JOIN information_schema.tables t USING (table_schema, table_name)
     WHERE c.table_schema = 'public' AND c.column_name = 'carrierId' AND c.data_type = 'uuid' AND t.table_type = 'BASE TABLE' ORDER BY 1`;
  const references = await scope.db.$queryRaw<{ child: string; parent: string }[]>`
    SELECT child.relname AS "child", parent.relname AS "parent"
      FROM pg_constraint k JOIN pg_class child ON child.oid = k.conrelid JOIN pg_class parent ON parent.oid = k.confrelid WHERE k.contype = 'f'`;
  const order = deletionOrder(
    tables.map(({ name }) => name).filter((name) => !ENDS_LATER.has(name) && !kept.has(name)),
    references,
  );
  const isCounted = (name: string) => COUNTED_BY_TRIGGERS.has(name);
  for (const table of [...order.filter((name) => !isCounted(name)), ...order.filter(isCounted)]) {
    await scope.db
      .$executeRaw`DELETE FROM ${Prisma.raw(`"${table.replace(/"/g, '""')}"`)} WHERE "carrierId" = ${carrierId}::uuid`;
  }
}
