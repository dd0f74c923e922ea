import type { TelematicsAccess, TelematicsSystem } from '~/areas/connections/rules/access';

export type { TelematicsAccess, TelematicsSystem };

export interface SystemVehicle {
  externalId: string;
  name: string;
  vin: string;
  plate: string;
}

/** A calendar month, 1 to 12. */
export interface PulledMonth {
  year: number;
  month: number;
}

export interface PulledPage {
  /** The answer as it came. */
  body: string;
  /** Where the next page begins; null after the last one. */
  next: string | null;
}

/**
 * A telematics system as it is read. Every call @throws TelematicsRefusal where the system does not take the access, asks to
 * wait, or cannot be reached.
 */
export interface TelematicsSource {
  /** All vehicles of the account. */
  vehicles(access: TelematicsAccess): Promise<SystemVehicle[]>;
  /** One page of the miles of a month, from `cursor`; the first one where that is null. */
  miles(access: TelematicsAccess, month: PulledMonth, cursor: string | null): Promise<PulledPage>;
}

export type Telematics = Readonly<Record<TelematicsSystem, TelematicsSource>>;

/** Why a system gave no answer: the access is wrong or too narrow, it asks to wait, or it is down. */
export class TelematicsRefusal extends Error {
  override readonly name = 'TelematicsRefusal';
  constructor(
    readonly reason: 'access' | 'wait' | 'down',
    message: string,
    readonly retryAfterSeconds = 60,
  ) {
    super(message);
  }
}
