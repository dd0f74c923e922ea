import { Notice } from '~/kit/notice';

/** Where no real payments are taken, every page about money says so. */
export function TestBillingMark() {
  return (
    <Notice title="Test billing">
      <p>No money moves here. Pay with the card 4242 4242 4242 4242, any future date and any CVC.</p>
    </Notice>
  );
}
