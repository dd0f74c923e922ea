import { paths } from '~/routes';
import { Notice } from '~/kit/notice';

/** On every page, until the owner of an address has decided about what was started before they confirmed it. */
export function UndecidedNotice() {
  return (
    <Notice tone="warn" title="Records were started under your address before you confirmed it.">
      <p>
        <a href={paths.accountCarriers()}>Keep or delete them</a>
      </p>
    </Notice>
  );
}
