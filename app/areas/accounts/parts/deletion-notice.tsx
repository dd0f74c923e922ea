import { paths } from '~/routes';
import { useFigures } from '~/kit/figures';
import { Button } from '~/kit/button';
import { Notice } from '~/kit/notice';
import { useTexts } from '~/kit/texts';

/** Stands on every page while an account waits for its end, with the way back. */
export function DeletionNotice({ eraseOn }: { eraseOn: string }) {
  const { t } = useTexts();
  const { longDate } = useFigures();
  return (
    <Notice tone="warn" title={t`Your account will be deleted on ${longDate(eraseOn)}.`}>
      <form method="post" action={paths.accountData()} className="actions">
        <input type="hidden" name="intent" value="keep-account" />
        <Button small>{t`Keep my account`}</Button>
        <a href={paths.accountData()}>{t`Download my records`}</a>
      </form>
    </Notice>
  );
}
