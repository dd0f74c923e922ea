import { useFigures } from '~/kit/figures';
import { formatDate } from '~/kit/format';
import { useTexts } from '~/kit/texts';

/** Words of the rates pages that hold a date: in figures where that is the English one, spelled out elsewhere. */
export function useRateWords() {
  const { t, language } = useTexts();
  const { longDate } = useFigures();
  return {
    /** "from 10/01/2026" */
    fromDay: (day: string): string => t`from ${language === 'en' ? formatDate(day) : longDate(day)}`,
  };
}
