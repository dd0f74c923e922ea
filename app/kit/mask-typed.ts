import type { FormEvent } from 'react';

/** Puts what is typed at the end of a field into the form that `mask` gives it. What is deleted or corrected stays as it is. */
export function maskTyped(event: FormEvent<HTMLInputElement>, mask: (text: string) => string): void {
  const input = event.currentTarget;
  // In the middle of the text the mask would move the cursor away from what is being corrected.
  if (input.selectionStart !== input.value.length) return;
  if ((event.nativeEvent as InputEvent).inputType?.startsWith('delete')) return;
  input.value = mask(input.value);
}
