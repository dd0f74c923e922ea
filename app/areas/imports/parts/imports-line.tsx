import type { ImportsView } from '~/areas/documents/views/batch-page';
import { BatchPicker, waitingText } from '~/areas/documents/parts/batch-picker';
import { Icon } from '~/kit/icon';
import { useTexts } from '~/kit/texts';

/** What was read of rate confirmations and waits to become trips, with the choice of which import to open. */
export function ImportsLine({ imports }: { imports: ImportsView }) {
  const { said } = useTexts();
  if (imports.open === 0) return null;
  return (
    <div className="imports-line">
      <Icon name="document" />
      <p>{said(waitingText(imports))}</p>
      <BatchPicker imports={imports} />
    </div>
  );
}
