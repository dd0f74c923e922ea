/** A number as it is typed: digits with or without thousands commas, and decimals. */
const TYPED = /^\s*(-?)([\d,]*)(?:\.(\d*))?\s*$/;

interface Scaled {
  /** The number times 10 to the power of `decimals`. */
  value: bigint;
  decimals: number;
}

function scaledOf(text: string): Scaled | null {
  const typed = TYPED.exec(text);
  if (!typed) return null;
  const [, minus, whole = '', fraction = ''] = typed;
  const digits = whole.replaceAll(',', '') + fraction;
  if (digits === '') return null;
  return { value: BigInt(digits) * (minus ? -1n : 1n), decimals: fraction.length };
}

function textOf({ value, decimals }: Scaled): string {
  const digits = String(value < 0n ? -value : value).padStart(decimals + 1, '0');
  const whole = digits.slice(0, digits.length - decimals);
  return `${value < 0n ? '-' : ''}${whole}${decimals > 0 ? `.${digits.slice(-decimals)}` : ''}`;
}

/**
 * What Ctrl and an arrow key make of a typed number: one whole step more or less, with its decimals kept. It does not go
 * below zero by itself. An empty field counts as zero; null where there is no number.
 */
export function steppedNumber(text: string, step: 1 | -1): string | null {
  const typed = text.trim() === '' ? { value: 0n, decimals: 0 } : scaledOf(text);
  if (!typed) return null;
  const next = typed.value + BigInt(step) * 10n ** BigInt(typed.decimals);
  return textOf({ ...typed, value: typed.value >= 0n && next < 0n ? 0n : next });
}

/** What the letter after a typed number makes of it: k thousands, m millions, exactly. Null where there is no number. */
export function multipliedNumber(text: string, letter: string): string | null {
  const zeros = { k: 3, m: 6 }[letter.toLowerCase()];
  const typed = scaledOf(text);
  if (zeros === undefined || !typed) return null;
  const decimals = Math.max(0, typed.decimals - zeros);
  return textOf({ value: typed.value * 10n ** BigInt(zeros - (typed.decimals - decimals)), decimals });
}
