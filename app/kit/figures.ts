import { formatCents, formatFixed, formatLongDate, formatWhole } from './format';
import { useTexts, type Figures, type Translator } from './texts';

const ENGLISH: Figures = {
  whole: formatWhole,
  fixed: formatFixed,
  cents: formatCents,
  longDate: formatLongDate,
};

/** Figures and dates of a language. Apart from its texts, since pages without figures do without their weight. */
export const figuresOf = ({ figures }: Translator): Figures => figures ?? ENGLISH;

/** Figures and dates in the language of the page. */
export const useFigures = (): Figures => figuresOf(useTexts());
