/** A plain text of a record, said once: forms, calls, lists, files and papers read it here. The column is named like the field. */
export interface TextField {
  /** Its name on screens, in lists, exports and, in lower case, in the history. */
  label: string;
  /** What the form says under it; none where it says nothing. */
  hint?: string;
  /** Its heading in imported and exported tables; the label unless given. */
  column?: string;
  /** Characters that it may have. */
  longest: number;
  /** It may have several lines; every other text is one. */
  lines?: true;
  /** Headers under which imported files have it, beside its label: folded, the usual ones first. */
  importNames: readonly string[];
  /** The search of the list finds its words. */
  searched: boolean;
}

export const columnOf = (field: TextField): string => field.column ?? field.label;

export type TextFields = Readonly<Record<string, TextField>>;
export type TextsOf<F extends TextFields> = Record<keyof F & string, string>;

type Snake<S extends string> = S extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `_${Lowercase<First>}`}${Snake<Rest>}`
  : S;
export type ApiTextsOf<F extends TextFields> = Record<Snake<keyof F & string>, string>;

/** The name of a field in calls, exports and audit files: "bolNumber" is "bol_number". */
export const apiName = <S extends string>(name: S): Snake<S> =>
  name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`) as Snake<S>;

/** The names of the fields, in the order of their table. */
export const namesOf = <F extends TextFields>(fields: F): (keyof F & string)[] => Object.keys(fields);

/** Each field with what is made of its name and what it is. */
export const eachText = <F extends TextFields, V>(
  fields: F,
  make: (name: keyof F & string, field: TextField) => V,
): Record<keyof F & string, V> =>
  Object.fromEntries(namesOf(fields).map((name) => [name, make(name, fields[name] as TextField)])) as Record<
    keyof F & string,
    V
  >;

/** The texts of a record and nothing else of it. */
export const textsOf = <F extends TextFields>(fields: F, record: TextsOf<F>): TextsOf<F> =>
  eachText(fields, (name) => record[name]);

/** The texts under the names of the API. */
export const apiTexts = <F extends TextFields>(fields: F, record: TextsOf<F>): ApiTextsOf<F> =>
  Object.fromEntries(namesOf(fields).map((name) => [apiName(name), record[name]])) as ApiTextsOf<F>;

/** What a body of the API says of the texts, under our names; undefined where it says nothing. */
export const textsOfBody = <F extends TextFields>(
  fields: F,
  body: Record<string, unknown>,
): Record<keyof F & string, unknown> => eachText(fields, (name) => body[apiName(name)]);

export const noTexts = <F extends TextFields>(fields: F): TextsOf<F> => eachText(fields, () => '');
