import { lazy, Suspense, useState, type FormEvent } from 'react';
import { paths } from '~/routes';
import { Button } from '~/kit/button';
import { useTexts } from '~/kit/texts';
import { StopLine, type TypedStop } from './stop-line';

export interface CalculatorFormView {
  /** Id of the calculation that this form starts; the same form sent twice starts one. */
  uid: string;
  pickup: TypedStop;
  delivery: TypedStop;
  errors: Record<string, string[]>;
  /** Places that may have been meant, by stop: "stops.0". */
  choices?: Record<string, string[]>;
}

/** Loaded when someone asks for a calculation: the page itself stays light. */
const CalculatorFlow = lazy(() =>
  import('./calculator-flow').then((module) => ({ default: module.CalculatorFlow })),
);

const typed = (form: FormData, name: string): string => {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
};

const stopOf = (form: FormData, name: string): TypedStop => ({
  city: typed(form, `${name}_city`),
  state: typed(form, `${name}_state`),
  zip: typed(form, `${name}_zip`),
});

/**
 * First step of the calculator. As a plain form it leads through pages with their own addresses; with scripts the next
 * steps open as modals over this page.
 */
export function CalculatorForm({ view }: { view: CalculatorFormView }) {
  const [started, setStarted] = useState<{ stops: TypedStop[]; run: number } | null>(null);
  const [busy, setBusy] = useState(false);
  const [errors, setErrors] = useState(view.errors);
  const [choices, setChoices] = useState(view.choices ?? {});
  const { t, said } = useTexts();
  const general = errors['stops'];

  function onSubmit(event: FormEvent<HTMLFormElement>): void {
    // A chosen place goes to the server as it is, which answers with the next step's page.
    if ((event.nativeEvent as SubmitEvent).submitter?.hasAttribute('name')) return;
    event.preventDefault();
    if (busy) return;
    const form = new FormData(event.currentTarget);
    setErrors({});
    setChoices({});
    setBusy(true);
    setStarted((before) => ({
      stops: [stopOf(form, 'pickup'), stopOf(form, 'delivery')],
      run: (before?.run ?? 0) + 1,
    }));
  }

  return (
    <>
      <form method="post" action={paths.calculator()} onSubmit={onSubmit} noValidate>
        <input type="hidden" name="uid" value={view.uid} />
        {general ? (
          <p className="field-error" id="stops" role="alert">
            {general.map(said).join(' ')}
          </p>
        ) : null}
        <button type="submit" hidden />
        <StopLine
          name="pickup"
          legend={t`Pickup`}
          value={view.pickup}
          error={errors['stops.0']?.map(said).join(' ')}
          choices={choices['stops.0'] ?? []}
          nextId="delivery-city"
        />
        <StopLine
          name="delivery"
          legend={t`Delivery`}
          value={view.delivery}
          error={errors['stops.1']?.map(said).join(' ')}
          choices={choices['stops.1'] ?? []}
          nextId="calculate"
        />
        <Button kind="primary" id="calculate" aria-disabled={busy || undefined}>
          {busy ? t`Calculating route...` : t`Calculate`}
        </Button>
      </form>
      {started ? (
        <Suspense fallback={null}>
          <CalculatorFlow
            key={started.run}
            stops={started.stops}
            onReady={() => setBusy(false)}
            onFailed={(failed, meant) => {
              setBusy(false);
              setErrors(failed);
              setChoices(meant);
              setStarted(null);
            }}
            onClosed={() => {
              setBusy(false);
              setStarted(null);
            }}
          />
        </Suspense>
      ) : null}
    </>
  );
}
