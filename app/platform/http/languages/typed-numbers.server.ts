import { plainNumber } from '~/engine/units/typed-number';
import { isLanguage, type ForeignLanguage } from '~/engine/text/texts';
import { textOf } from '~/platform/http/forms/form.server';

/** The language that a form was written in: it says so itself, because what is typed may be sent much later. Null for English. */
export function languageOfForm(form: FormData): ForeignLanguage | null {
  const language = textOf(form, 'lang');
  return isLanguage(language) && language !== 'en' ? language : null;
}

/**
 * The figures of a form as the rules read them; a form in English is left alone. `long` names the fields that take three
 * decimals: there a French comma begins them, elsewhere "12,500" is twelve thousand.
 */
export function plainFigures<T extends object>(
  form: FormData,
  values: T,
  names: readonly (keyof T)[],
  long: readonly (keyof T)[] = [],
): T {
  const language = languageOfForm(form);
  if (language === null) return values;
  const plain = names.flatMap((name) => {
    const typed = values[name];
    return typeof typed === 'string'
      ? [[name, plainNumber(typed, language === 'fr' && long.includes(name))]]
      : [];
  });
  return { ...values, ...(Object.fromEntries(plain) as Partial<T>) };
}
