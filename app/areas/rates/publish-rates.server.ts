import { enqueue } from '~/platform/database/enqueue.server';
import {
  lockRateQuarter,
  putRatesIntoForce,
  type NewPublication,
} from '~/areas/rates/data/rate-publications.server';
import { findPublishedQuarter, findRates } from '~/areas/rates/data/rates.server';
import { inTransaction, type SystemScope } from '~/platform/database/scope.server';
import { quarterKey } from '~/engine/calendar/quarter';
import { fail, ok, type Result } from '~/engine/result';
import { changesFigures, publicationChanges } from '~/areas/rates/rules/rate-changes';

export interface Published {
  revision: number;
  /** Rows added, removed or altered against what was in force. */
  changeCount: number;
  /** Jurisdictions whose figures moved: returns of the quarter made with them must be computed again. */
  movedJurisdictions: string[];
  /** A final table took the place of a preliminary one. */
  becameFinal: boolean;
}

export interface PublishInput extends Omit<NewPublication, 'revision' | 'changes'> {
  /** The revision the person looked at, 0 for a quarter without rates; undefined takes whatever is there. */
  expectedRevision?: number | undefined;
}

/** Puts a quarter's rows into force and writes down what that changed. Two at the same time wait for each other. */
export async function publishRates(scope: SystemScope, input: PublishInput): Promise<Result<Published>> {
  const { expectedRevision, ...publication } = input;
  return inTransaction(scope, async (inside) => {
    const { quarter } = publication.info;
    await lockRateQuarter(inside, quarter);
    const current = await findPublishedQuarter(inside, quarter);
    const revision = current?.revision ?? 0;
    if (expectedRevision !== undefined && expectedRevision !== revision) {
      const message = 'The rates of this quarter were published again meanwhile. Review the changes again.';
      return fail({ kind: 'conflict', message, current: { revision } });
    }
    const before = current ? await findRates(inside, [quarterKey(quarter)]) : [];
    // The first publication of a quarter replaces nothing: its rows are all in its snapshot.
    const changes = current ? publicationChanges(before.map(withoutPlace), publication.rows) : [];
    await putRatesIntoForce(inside, { ...publication, changes, revision: revision + 1 });
    const moved = changes
      .filter(changesFigures)
      .map(({ before: was, after }) => (after ?? was)!.jurisdiction);
    const movedJurisdictions = [...new Set(moved)].sort();
    const becameFinal = current?.matrixStatus === 'preliminary' && publication.info.matrixStatus === 'final';
    if (movedJurisdictions.length > 0 || becameFinal) {
      await enqueue(inside, 'tellOfNewRates', {
        quarterKey: quarterKey(quarter),
        revision: revision + 1,
        moved: movedJurisdictions,
        becameFinal,
      });
    }
    return ok({ revision: revision + 1, changeCount: changes.length, movedJurisdictions, becameFinal });
  });
}

function withoutPlace<T extends { id: number; quarterKey: number }>({
  id: _id,
  quarterKey: _key,
  ...row
}: T) {
  return row;
}
