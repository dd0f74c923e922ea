/**
 * Headers of a page whose address is a secret: the address stays out of the referrer. Not "no-referrer": with it browsers send the
 * page's own form with "Origin: null", which is what a page of another site looks like.
 */
export const SECRET_ADDRESS = { 'Referrer-Policy': 'strict-origin' };
