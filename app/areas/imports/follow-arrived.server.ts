import { findAccount } from '~/areas/accounts/data/users.server';
import { findMembership } from '~/areas/carriers/data/memberships.server';
import { queueMail } from '~/areas/mail/queue-mail.server';
import type { Ctx } from '~/platform/context';
import {
  carrierScope,
  systemScope,
  type CarrierScope,
  type SystemScope,
} from '~/platform/database/scope.server';
import type { JobPayload } from '~/platform/jobs/catalog';
import { acceptImport } from './accept-import.server';
import { findImport, findImportOwner, type DataImport } from './data/imports.server';

/**
 * A file that came without a person has come to the end of a step: it is recorded where it may be, and its sender is notified
 * of the outcome. Runs again after a worker was killed, and does nothing twice.
 */
export async function followArrived(
  ctx: Ctx<SystemScope>,
  job: Pick<JobPayload<'runImport'>, 'carrierId' | 'importId'>,
): Promise<void> {
  const { importId } = job;
  const owner = await findImportOwner(ctx.scope, job);
  if (!owner) return;
  const membership = await findMembership(ctx.scope, owner.createdBy, owner.carrierId);
  const scope = carrierScope(
    { carrierId: owner.carrierId, userId: owner.createdBy, role: membership?.role ?? 'viewer' },
    ctx.scope.db,
  );
  const found = await findImport(scope, importId);
  if (!found || found.source === 'upload') return;
  if (found.takesItself && found.status === 'preview' && (found.counts.good ?? 0) > 0) {
    const accepted = await acceptImport({ ...ctx, scope }, importId, { takeDuplicates: false });
    // The step it began comes back here at its end.
    if (accepted.ok) return;
  }
  if (['mapping', 'preview', 'accepted', 'failed'].includes(found.status)) await tellArrived(scope, found);
}

/** One message about a file, however often it is asked for. */
export async function tellArrived(scope: CarrierScope, found: DataImport): Promise<void> {
  const system = systemScope(scope.db);
  const person = await findAccount(system, found.createdBy);
  if (!person || !(await findMembership(system, person.id, scope.carrierId))) return;
  await queueMail(scope, {
    kind: 'file-arrived',
    to: { address: person.email, name: person.name },
    params: {
      name: person.name,
      fileName: found.fileName,
      source: found.source === 'mail' ? 'mail' : 'folder',
      importId: found.id,
      status: found.status,
      counts: found.counts,
      problem: found.problem,
    },
    userId: found.createdBy,
    carrierId: scope.carrierId,
    requestId: found.id,
  });
}
