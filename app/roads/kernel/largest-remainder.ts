/**
 * Miles -> whole tenths whose sum is exactly the total: every share is rounded down, then the largest remainders get
 * the missing tenths (ties go to the earlier share).
 */
export function shareTenths(miles: readonly number[], totalTenths: number): number[] {
  const sum = miles.reduce((total, share) => total + share, 0);
  if (miles.length === 0) return [];
  const scale = sum > 0 ? totalTenths / sum : 0;
  const exact = miles.map((share) => share * scale);
  const tenths = exact.map(Math.floor);
  let missing = totalTenths - tenths.reduce((total, share) => total + share, 0);
  const order = exact
    .map((_, i) => i)
    .sort((a, b) => exact[b]! - tenths[b]! - (exact[a]! - tenths[a]!) || a - b);
  for (let k = 0; missing > 0; k = (k + 1) % order.length) {
    tenths[order[k]!]!++;
    missing--;
  }
  return tenths;
}
