import { paths } from '~/routes';
import { Notice } from '~/kit/notice';
import { useTexts } from '~/kit/texts';

/** On every page, until the owner of an address has decided about what was started before they confirmed it. */
export function UndecidedNotice() {
  const { t } = useTexts();
  return (
    <Notice tone="warn" title={t`Records were started under your address before you confirmed it.`}>
      <p>
        <a href={paths.accountCarriers()}>{t`Keep or delete them`}</a>
      </p>
    </Notice>
  );
}
