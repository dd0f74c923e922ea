/** What a look at an installation comes to. */
export type Area =
  | 'settings'
  | 'program'
  | 'data folder'
  | 'disk'
  | 'clock'
  | 'database'
  | 'queue'
  | 'replica'
  | 'files'
  | 'backup'
  | 'mail'
  | 'payments'
  | 'browser';

export interface Finding {
  area: Area;
  /** `notice`: the program works, but someone should know. `repaired`: it was a fault, and is none any more. */
  level: 'ok' | 'notice' | 'fault' | 'repaired';
  text: string;
  /** What to do about it. */
  advice?: string;
}

export const ok = (area: Area, text: string): Finding => ({ area, level: 'ok', text });
export const notice = (area: Area, text: string, advice: string): Finding => ({
  area,
  level: 'notice',
  text,
  advice,
});
export const fault = (area: Area, text: string, advice: string): Finding => ({
  area,
  level: 'fault',
  text,
  advice,
});
export const repaired = (area: Area, text: string): Finding => ({ area, level: 'repaired', text });

export const reasonOf = (error: unknown): string =>
  error instanceof Error && error.message
    ? error.message
    : String((error as { code?: unknown })?.code ?? error);

const MARKS = { ok: 'ok', notice: 'notice', fault: 'FAULT', repaired: 'repaired' } as const;

export function findingLines({ area, level, text, advice }: Finding): string {
  const line = `${MARKS[level].padEnd(9)} ${area.padEnd(12)} ${text}`;
  return advice === undefined ? line : `${line}\n${' '.repeat(23)}${advice}`;
}
