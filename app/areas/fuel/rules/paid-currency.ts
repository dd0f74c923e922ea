import { jurisdictionByCode } from '~/engine/jurisdictions/codes';

/** The sign of what a purchase was paid in, by the place of the pump: "C$" in a Canadian province, else "$". */
export const paidSymbol = (state: string): '$' | 'C$' =>
  jurisdictionByCode(state)?.country === 'CA' ? 'C$' : '$';
