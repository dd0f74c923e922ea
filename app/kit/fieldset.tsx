import type { ReactNode } from 'react';

/** Fields that belong together under one legend. `row` sets them side by side where there is room. */
export function Fieldset({
  legend,
  legendHidden = false,
  row = false,
  children,
}: {
  legend: ReactNode;
  legendHidden?: boolean;
  row?: boolean;
  children: ReactNode;
}) {
  return (
    <fieldset className="fieldset">
      <legend className={legendHidden ? 'visually-hidden' : 'legend'}>{legend}</legend>
      {row ? <div className="field-row">{children}</div> : children}
    </fieldset>
  );
}

/** Fields side by side without a legend of their own (city, state, zip). */
export function FieldRow({ children }: { children: ReactNode }) {
  return <div className="field-row">{children}</div>;
}
