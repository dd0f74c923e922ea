import type { ButtonHTMLAttributes } from 'react';

/** Under an error that asks which place was meant: each answer is a button, and works without scripts. */
export function PlaceChoices({
  choices,
  buttonOf,
}: {
  choices: readonly string[];
  buttonOf: (text: string) => ButtonHTMLAttributes<HTMLButtonElement>;
}) {
  if (choices.length === 0) return null;
  return (
    <span className="place-choices">
      {choices.map((text) => (
        <button key={text} type="submit" formNoValidate className="button button-small" {...buttonOf(text)}>
          {text}
        </button>
      ))}
    </span>
  );
}
