import type { Site } from '~/platform/site';
import { paths } from '~/routes';
import { compose, type MailContent } from '~/areas/mail/mails/compose';

export interface CarrierState {
  name: string;
  carrier: string;
  isDisabled: boolean;
  /** Why, in the administration's words; '' where a carrier is enabled again. */
  reason: string;
  /** What becomes of the paid plan; absent where there is none. */
  plan?: string;
}

/** To the people of a carrier that the administration has disabled, or enabled again. */
export const carrierStateMail = (
  site: Site,
  { name, carrier, isDisabled, reason, plan }: CarrierState,
): MailContent =>
  compose(site, isDisabled ? `${carrier} is now read-only` : `${carrier} can be edited again`, [
    { kind: 'text', text: `Hi ${name},` },
    isDisabled
      ? {
          kind: 'text',
          text: `${carrier} is now read-only: you can view and download records but not edit them. Reason: ${reason}`,
        }
      : { kind: 'text', text: `You can edit ${carrier}'s records again.` },
    ...(isDisabled
      ? [{ kind: 'button' as const, text: 'Contact support', url: site.publicUrl + paths.supportMessage() }]
      : [{ kind: 'button' as const, text: 'Go to your trips', url: site.publicUrl + paths.tripsFuel() }]),
    ...(plan === undefined ? [] : [{ kind: 'note' as const, text: plan }]),
    { kind: 'note', text: 'All trips, fuel purchases and reports are still there.' },
  ]);
