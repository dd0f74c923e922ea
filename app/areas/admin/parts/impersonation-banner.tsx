import { paths } from '~/routes';
import { Button } from '~/kit/button';
import { Notice } from '~/kit/notice';

/** On every page of a session that is not the person's own. */
export function ImpersonationBanner({ name }: { name: string }) {
  return (
    <Notice tone="warn" title={`You are looking at the product as ${name}.`}>
      <p>What you do is done in their name, and is in the log with yours.</p>
      <form method="post" action={paths.endImpersonation()}>
        <Button small>Stop</Button>
      </form>
    </Notice>
  );
}
