import { paths } from '~/paths';
import { LinkButton } from '../button';
import { Notice } from '../notice';

/** A limit of the plan was reached: what to do about it, with the form still filled in below. */
export function LimitNotice({ message }: { message: string }) {
  return (
    <Notice tone="warn" title={message} id="limit">
      <p>Nothing you typed is lost. Choose a plan or ask for higher limits, then save again.</p>
      <p className="actions">
        <LinkButton href={paths.billing()} kind="primary" small>
          See the plans
        </LinkButton>
        <LinkButton href={paths.supportLimits()} small>
          Ask for higher limits
        </LinkButton>
      </p>
    </Notice>
  );
}
