/**
 * A time of day as it was typed ("02:30 PM", "2:30pm", "14:30", "1430", "14:30:00") as hours:minutes:seconds, 24 hours; undefined where
 * it is none. 12 AM is 00, PM hours below 12 gain 12.
 */
export function parseTypedTime(text: string): string | undefined {
  const match = /^(\d{1,2})(?::([0-5]\d)(?::([0-5]\d))?|([0-5]\d))\s*([AaPp])?\.?[Mm]?\.?$/.exec(text.trim());
  if (!match) return undefined;
  const [, hourText = '', afterColon, second = '00', joined, half] = match;
  const minute = afterColon ?? joined ?? '';
  if (/[mM]/.test(text) !== (half !== undefined)) return undefined;
  let hour = Number(hourText);
  if (half) {
    if (hour < 1 || hour > 12) return undefined;
    hour = (hour % 12) + (/p/i.test(half) ? 12 : 0);
  }
  return hour > 23 ? undefined : `${String(hour).padStart(2, '0')}:${minute}:${second}`;
}

/**
 * "hh:mm AM" of what is typed so far: the hour is 1 to 12 and begins with 0 or 1 (a larger digit gets its 0), the minute
 * begins with 0 to 5, A or P becomes AM or PM. What does not fit is left out; a whole time in 24 hours is turned, and so is
 * one from 13 to 19 hours that is typed digit by digit.
 */
export function maskedTime(text: string): string {
  const whole = /^\s*(?:1[3-9]|2[0-3]|00):[0-5]\d(?::[0-5]\d)?\s*$/.test(text)
    ? parseTypedTime(text)
    : undefined;
  if (whole !== undefined) {
    const hour = Number(whole.slice(0, 2));
    return `${String(hour % 12 || 12).padStart(2, '0')}:${whole.slice(3, 5)} ${hour < 12 ? 'AM' : 'PM'}`;
  }
  let masked = '';
  for (const letter of text.toUpperCase()) {
    if (masked.length === 0 && /[2-9]/.test(letter)) masked = `0${letter}:`;
    else if (masked.length === 0 && /[01]/.test(letter)) masked = letter;
    else if (masked.length === 1 && letter === ':' && masked === '1') masked = '01:';
    else if (masked.length === 1 && (masked === '0' ? /[1-9]/ : /\d/).test(letter)) masked += `${letter}:`;
    else if (masked.length === 3 && /[0-5]/.test(letter)) masked += letter;
    else if (masked.length === 4 && /\d/.test(letter))
      masked = /^1[3-9]/.test(masked) ? maskedTime(masked + letter) : `${masked}${letter} `;
    else if (masked.length === 6 && /[AP]/.test(letter)) masked += `${letter}M`;
  }
  return masked;
}
