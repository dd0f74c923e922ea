import type { CarrierScope } from '~/data/database/scope.server';
import { invalid, type Result } from '~/domain/result';
import type { Ctx } from '~/services/context';
import { acceptImport } from '~/services/imports/accept-import.server';
import { mapImport } from '~/services/imports/map-import.server';
import { removeImport, retryImport, type DataImport } from '~/services/imports/read-import.server';
import { undoImport } from '~/services/imports/undo-import.server';
import { textOf } from './form.server';
import { importChoicesFrom } from './import-form.server';

/** What the buttons of an import's page do. */
export async function answerImport(
  ctx: Ctx<CarrierScope>,
  id: string,
  intent: string,
  form: FormData,
): Promise<Result<DataImport>> {
  switch (intent) {
    case 'check':
    case 'guess':
      return mapImport(ctx, id, importChoicesFrom(form), { guessOnly: intent === 'guess' });
    case 'accept':
      return acceptImport(ctx, id, { takeDuplicates: textOf(form, 'takeDuplicates') === '1' });
    case 'undo':
      return undoImport(ctx, id);
    case 'retry':
      return retryImport(ctx, id);
    case 'remove':
      return removeImport(ctx, id);
    default:
      return invalid('Nothing was done: press one of the buttons.');
  }
}
