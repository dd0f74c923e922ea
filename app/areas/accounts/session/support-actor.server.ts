import type { Asker } from '~/areas/support/queue-support-mails.server';
import type { CarrierActor } from './actor.server';

/** Who asks, as the mails name them. */
export const askerOf = ({ user, carrier }: CarrierActor): Asker => ({
  name: user.name,
  email: user.email,
  carrier: carrier.legalName,
  timeZone: carrier.timeZone,
});
