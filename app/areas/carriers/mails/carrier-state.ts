import type { Site } from '~/platform/site';
import { paths } from '~/routes';
import { compose, type MailContent } from '~/areas/mail/mails/compose';

export interface CarrierState {
  name: string;
  carrier: string;
  isDisabled: boolean;
  /** Why, in the administration's words; '' where a carrier is enabled again. */
  reason: string;
}

/** To the people of a carrier that the administration has disabled, or enabled again. */
export const carrierStateMail = (
  site: Site,
  { name, carrier, isDisabled, reason }: CarrierState,
): MailContent =>
  compose(site, isDisabled ? `${carrier} has been disabled` : `${carrier} is enabled again`, [
    { kind: 'text', text: `Hello ${name},` },
    isDisabled
      ? {
          kind: 'text',
          text: `the records of ${carrier} can be read and downloaded from now on, and not be changed. The reason: ${reason}`,
        }
      : { kind: 'text', text: `the records of ${carrier} can be changed again, as before.` },
    ...(isDisabled
      ? [{ kind: 'button' as const, text: 'Write to support', url: site.publicUrl + paths.supportMessage() }]
      : [{ kind: 'button' as const, text: 'Go to your trips', url: site.publicUrl + paths.tripsFuel() }]),
    { kind: 'note', text: 'All trips, fuel purchases and reports stay where they are.' },
  ]);
