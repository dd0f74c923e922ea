import { Notice } from '~/kit/notice';
import { useTexts } from '~/kit/texts';

/** Where no real payments are taken, every page about money says so. */
export function TestBillingMark() {
  const { t } = useTexts();
  return (
    <Notice title={t`Test billing`}>
      <p>{t`No money moves here. Pay with the card 4242 4242 4242 4242, any future date and any CVC.`}</p>
    </Notice>
  );
}
