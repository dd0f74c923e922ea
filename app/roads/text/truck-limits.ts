import type { TruckLimits } from './network-statements';

const FEET = /^(\d+)'(?:(\d+)")?$/;
const DAY = /^(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;

/**
 * Limits as a rule has them, separated by commas: `commercial`, `hazmat`, `length 35'`, `height 13'1"`, `width 7'10"`,
 * `weight 60000`, `closed 11-07 05-25`. Null where one of them cannot be read.
 */
export function parseTruckLimits(text: string): TruckLimits | null {
  const limits: TruckLimits = {
    commercial: false,
    hazmat: false,
    lengthInches: 0,
    heightInches: 0,
    widthInches: 0,
    weightPounds: 0,
    closedFrom: 0,
    closedTo: 0,
  };
  for (const part of text.split(', ')) {
    const [word, first = '', last = '', ...more] = part.split(' ');
    const feet = FEET.exec(first);
    const inches = feet ? Number(feet[1]) * 12 + Number(feet[2] ?? 0) : 0;
    if (more.length > 0) return null;
    if (part === 'commercial') limits.commercial = true;
    else if (part === 'hazmat') limits.hazmat = true;
    else if (word === 'length' && inches && !last) limits.lengthInches = inches;
    else if (word === 'height' && inches && !last) limits.heightInches = inches;
    else if (word === 'width' && inches && !last) limits.widthInches = inches;
    else if (word === 'weight' && /^\d+$/.test(first) && !last) limits.weightPounds = Number(first);
    else if (word === 'closed' && DAY.test(first) && DAY.test(last)) {
      limits.closedFrom = Number(first.replace('-', ''));
      limits.closedTo = Number(last.replace('-', ''));
    } else return null;
  }
  return limits;
}
