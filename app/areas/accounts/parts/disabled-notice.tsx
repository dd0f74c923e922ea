import { paths } from '~/routes';
import { Notice } from '~/kit/notice';
import { useTexts } from '~/kit/texts';

/** On every page of a carrier that the administration has disabled. */
export function DisabledNotice({ carrier, reason }: { carrier: string; reason: string }) {
  const { t, said, langOf } = useTexts();
  return (
    <Notice tone="warn" title={t`${carrier} has been disabled.`}>
      <p lang={langOf(reason)}>{said(reason)}</p>
      <p>
        {t`You can read and download everything; nothing can be changed.`}{' '}
        <a href={paths.supportMessage()}>{t`Write to support`}</a>
      </p>
    </Notice>
  );
}
