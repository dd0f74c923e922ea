import { paths } from '~/routes';
import { Notice } from '~/kit/notice';

/** On every page of a carrier that the administration has disabled. */
export function DisabledNotice({ carrier, reason }: { carrier: string; reason: string }) {
  return (
    <Notice tone="warn" title={`${carrier} has been disabled.`}>
      <p>{reason}</p>
      <p>
        You can read and download everything; nothing can be changed.{' '}
        <a href={paths.supportMessage()}>Write to support</a>
      </p>
    </Notice>
  );
}
