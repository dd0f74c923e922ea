import type { FieldView } from './reference';

/** A call as a person fills it in, and what came back. */
export interface TryForm {
  method: string;
  path: string;
  summary: string;
  needsToken: boolean;
  /** Whoever is signed in, by the carrier they work on. */
  caller: { carrier: string; isSandbox: boolean } | null;
  writes: boolean;
  params: TryField[];
  query: TryField[];
  /** The text of a JSON body; null where the call takes none. */
  body: { text: string; type: string } | null;
  /** Fields and files of a multipart body. */
  parts: TryField[];
  files: { name: string; accept: string }[];
  /** Under which the write runs once, however often the button is pressed. */
  idempotencyKey: string | null;
  error: { field: string; message: string } | null;
  answer: TryAnswer | null;
}

export interface TryField extends Pick<FieldView, 'name' | 'type' | 'text' | 'required'> {
  value: string;
}

export interface TryAnswer {
  status: number;
  /** As sent, one header a line. */
  headers: string;
  /** Empty where there is no body or it is no text. */
  text: string;
  bytes: number;
  type: string;
  isCut: boolean;
}

/** More of an answer is not shown. */
export const SHOWN_CHARACTERS = 100_000;

/** The id of the field a part of the request is typed in. */
export const fieldId = (place: 'path' | 'query' | 'part' | 'file', name: string): string =>
  `${place}-${name.replace(/\W+/g, '-')}`;
