/**
 * A time of day as it was typed ("02:30 PM", "2:30pm", "14:30", "14:30:00") as hours:minutes:seconds, 24 hours; undefined where
 * it is none. 12 AM is 00, PM hours below 12 gain 12.
 */
export function parseTypedTime(text: string): string | undefined {
  const match = /^(\d{1,2}):([0-5]\d)(?::([0-5]\d))?\s*([AaPp])?\.?[Mm]?\.?$/.exec(text.trim());
  if (!match) return undefined;
  const [, hourText = '', minute = '', second = '00', half] = match;
  if (/[mM]/.test(text) !== (half !== undefined)) return undefined;
  let hour = Number(hourText);
  if (half) {
    if (hour < 1 || hour > 12) return undefined;
    hour = (hour % 12) + (/p/i.test(half) ? 12 : 0);
  }
  return hour > 23 ? undefined : `${String(hour).padStart(2, '0')}:${minute}:${second}`;
}
