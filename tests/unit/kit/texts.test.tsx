import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { translatorOf } from '~/kit/foreign-texts';
import { figuresOf } from '~/kit/figures';
import { provideTexts, translator } from '~/kit/texts';
import { textsIn } from '~/platform/http/languages/texts.server';

provideTexts(translatorOf);
const english = translator();
const french = translator(textsIn('fr', 'frame', 'calculator', 'places'));
const spanish = translator(textsIn('es', 'frame', 'calculator', 'places'));

describe('translator', () => {
  it('writes English as it stands in the sources', () => {
    expect(english.t`${3} days left`).toBe('3 days left');
    expect(english.said('Anything at all.')).toBe('Anything at all.');
    expect(english.langOf('Anything at all.')).toBeUndefined();
    const figures = figuresOf(english);
    expect([figures.whole(1_234_567), figures.cents(-123_456), figures.longDate('2027-02-01')]).toEqual([
      '1,234,567',
      '\u2212$1,234.56',
      'February 1, 2027',
    ]);
  });

  it('counts as the language does', () => {
    expect([french.t`${0} days left`, french.t`${2} days left`]).toEqual([
      'Il reste 0 jour',
      'Il reste 2 jours',
    ]);
    expect([spanish.t`${0} days left`, spanish.t`${2} days left`]).toEqual([
      'Quedan 0 días',
      'Quedan 2 días',
    ]);
  });

  it('writes figures and dates as the language does', () => {
    const [inFrench, inSpanish] = [figuresOf(french), figuresOf(spanish)];
    expect([inFrench.whole(1_234_567), inFrench.fixed(12_345, 1), inFrench.cents(-123_456)]).toEqual([
      '1\u00a0234\u00a0567',
      '1\u00a0234,5',
      '\u22121\u00a0234,56\u00a0$',
    ]);
    expect([inFrench.longDate('2027-02-01'), inSpanish.longDate('2027-02-01')]).toEqual([
      '1 février 2027',
      '1 de febrero de 2027',
    ]);
    expect([inSpanish.fixed(12_345, 1), inSpanish.cents(123_456)]).toEqual(['1,234.5', '$1,234.56']);
  });

  it('takes elements for values, in the order of the language', () => {
    const miles = <strong key="miles">970</strong>;
    expect(renderToStaticMarkup(<>{french.nodes`${miles} from ${'Chicago'} to ${'Dallas'}.`}</>)).toBe(
      '<strong>970</strong> de Chicago à Dallas.',
    );
  });

  it('keeps a text without a translation in English and says that it is', () => {
    expect(french.said('Nobody has translated this.')).toBe('Nobody has translated this.');
    expect(french.langOf('Nobody has translated this.')).toBe('en');
    expect(french.langOf('Back')).toBeUndefined();
  });

  it('finds what the server wrote by its words around the values', () => {
    expect(french.said('Q3 2026')).toBe('T3 2026');
    const ofRecords = translator(textsIn('fr', 'records'));
    expect(ofRecords.said('Toll roads: 1,293.4 mi (IN 141.5, OH 1,151.9).')).toBe(
      'Routes à péage\u00a0: 1\u00a0293,4 mi (IN 141,5, OH 1\u00a0151,9).',
    );
    expect(ofRecords.said('1,234.5')).toBe('1\u00a0234,5');
  });

  it('reads the days and figures of a list', () => {
    const ofList = translator(textsIn('fr', 'frame', 'records', 'list'));
    expect(ofList.said('11/05/2026')).toBe('5 nov. 2026');
    expect(translator(textsIn('es', 'frame')).said('09/30/2026')).toBe('30 sept 2026');
    expect(ofList.said('13/05/2026')).toBe('13/05/2026');
    expect(ofList.said('1234.5 gallons')).toBe('1234,5 gallons');
    expect(ofList.said('File Q4 2026')).toBe('Produire la déclaration du T4 2026');
    expect(ofList.said('2 trips and 13 fuel purchases deleted.')).toBe(
      'Supprimé\u00a0: 2 trajets et 13 achats de carburant.',
    );
  });

  it('takes several sentences one by one, each with its own values', () => {
    const ofReceipts = translator(textsIn('fr', 'frame', 'receipts'));
    const doubts = 'Two truck numbers are printed: 7 and 9. No date was found on this receipt.';
    expect(ofReceipts.said(doubts)).toBe(
      'Deux numéros de camion sont imprimés\u00a0: 7 et 9. Aucune date n’a été trouvée sur ce reçu.',
    );
    expect(ofReceipts.langOf(doubts)).toBeUndefined();
  });

  it('leaves the words inside the name of a place alone', () => {
    const ofForms = translator(textsIn('fr', 'frame', 'forms'));
    expect(
      ofForms.said('We could not find Truth or Consequences. Check the spelling, or enter a ZIP code.'),
    ).toContain('Truth or Consequences');
    expect(ofForms.said('We could not find Gry. Did you mean Gary, IN or Gary, WV?')).toContain(
      'Gary, IN ou Gary, WV',
    );
  });
});
