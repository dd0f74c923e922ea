import type { ReactNode } from 'react';
import { useTexts } from './texts';

export type Tone = 'plain' | 'good' | 'warn' | 'bad';

/** A state in one or two words: "Filed", "Collecting", "Past due". The color only repeats what the word says. */
export function Tag({ tone = 'plain', children }: { tone?: Tone; children: ReactNode }) {
  return <span className={tone === 'plain' ? 'tag' : `tag tag-${tone}`}>{children}</span>;
}

export type RateStatusName = 'final' | 'preliminary' | 'reconstructed' | 'entered' | 'missing';

const RATE_STATUS: Record<RateStatusName, { tone: Tone; text: string; note: string }> = {
  final: { tone: 'plain', text: 'Final', note: 'Final rate matrix' },
  preliminary: {
    tone: 'warn',
    text: 'Preliminary',
    note: 'Preliminary: may change before the quarter is final',
  },
  reconstructed: { tone: 'warn', text: 'Check before filing', note: 'Reconstructed: check before filing' },
  entered: { tone: 'warn', text: 'Entered by you', note: 'Entered by you: check before filing' },
  missing: { tone: 'bad', text: 'No rate', note: 'No rate is known: no tax was computed' },
};

/** The status of a rate. `long` writes the whole sentence, for the head of a page or the foot of a print. */
export function RateStatus({ status, long = false }: { status: RateStatusName; long?: boolean }) {
  const mark = RATE_STATUS[status];
  const { t } = useTexts();
  return <Tag tone={mark.tone}>{t(long ? mark.note : mark.text)}</Tag>;
}
