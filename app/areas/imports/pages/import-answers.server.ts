import type { CarrierScope } from '~/platform/database/scope.server';
import { invalid, type Result } from '~/engine/result';
import type { Ctx } from '~/platform/context';
import { acceptImport } from '~/areas/imports/accept-import.server';
import { mapImport } from '~/areas/imports/map-import.server';
import { removeImport, retryImport, type DataImport } from '~/areas/imports/read-import.server';
import { undoImport } from '~/areas/imports/undo-import.server';
import { textOf } from '~/platform/http/forms/form.server';
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
