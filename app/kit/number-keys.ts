import type { KeyboardEvent } from 'react';
import { multipliedNumber, steppedNumber } from '~/engine/units/number-keys';

/** Ctrl+Up and Ctrl+Down change a number by one; k and m after it mean thousand and million. */
export function onNumberKey(event: KeyboardEvent<HTMLInputElement>): void {
  const input = event.currentTarget;
  if (input.readOnly || input.disabled) return;
  let text: string | null = null;
  if (
    event.ctrlKey &&
    !event.altKey &&
    !event.metaKey &&
    (event.key === 'ArrowUp' || event.key === 'ArrowDown')
  ) {
    text = steppedNumber(input.value, event.key === 'ArrowUp' ? 1 : -1);
  } else if (
    /^[km]$/i.test(event.key) &&
    !event.ctrlKey &&
    !event.altKey &&
    !event.metaKey &&
    input.selectionStart === input.value.length
  ) {
    text = multipliedNumber(input.value, event.key);
  }
  if (text === null) return;
  event.preventDefault();
  // By the element's own setter, so that React hears of it as of typing.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}
