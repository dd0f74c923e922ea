import { paths } from '~/routes';
import { Button } from '~/kit/button';
import { Notice } from '~/kit/notice';
import { useTexts } from '~/kit/texts';

/** On every page of a session that is not the person's own. */
export function ImpersonationBanner({ name }: { name: string }) {
  const { t } = useTexts();
  return (
    <Notice tone="warn" title={t`You are looking at the product as ${name}.`}>
      <p>{t`What you do is done in their name, and is in the log with yours.`}</p>
      <form method="post" action={paths.endImpersonation()}>
        <Button small>{t`Stop`}</Button>
      </form>
    </Notice>
  );
}
