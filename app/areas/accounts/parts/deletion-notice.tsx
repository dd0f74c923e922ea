import { paths } from '~/routes';
import { formatLongDate } from '~/kit/format';
import { Button } from '~/kit/button';
import { Notice } from '~/kit/notice';

/** Stands on every page while an account waits for its end, with the way back. */
export function DeletionNotice({ eraseOn }: { eraseOn: string }) {
  return (
    <Notice tone="warn" title={`Your account will be deleted on ${formatLongDate(eraseOn)}.`}>
      <form method="post" action={paths.accountData()} className="actions">
        <input type="hidden" name="intent" value="keep-account" />
        <Button small>Keep my account</Button>
        <a href={paths.accountData()}>Download my records</a>
      </form>
    </Notice>
  );
}
