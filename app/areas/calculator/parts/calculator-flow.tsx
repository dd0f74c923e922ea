import { useEffect, useRef, useState, type FormEvent } from 'react';
import { paths } from '~/routes';
import type { FuelStepView, ReportView } from '~/areas/calculator/views/calculator';
import { Button } from '~/kit/button';
import { DialogModal } from '~/kit/dialog';
import { Spinner } from '~/kit/spinner';
import { useTexts } from '~/kit/texts';
import { FuelStep } from './fuel-step';
import { ReportStep } from './report-step';
import { awaitRoute, randomUid, RouteError, startRoute } from './route-request';
import type { TypedStop } from './stop-line';

type Step =
  | { name: 'fuel'; view: FuelStepView; errors?: Record<string, string[]> }
  | { name: 'report'; view: ReportView };

/**
 * The calculator's steps as modals: "Add diesel purchase", then "See your IFTA tax". Back returns to the fuel; closing
 * ends the calculation, so that the next one begins at the first step.
 */
export function CalculatorFlow({
  stops,
  onReady,
  onFailed,
  onClosed,
}: {
  stops: TypedStop[];
  onReady: () => void;
  onFailed: (errors: Record<string, string[]>, choices: Record<string, string[]>) => void;
  onClosed: () => void;
}) {
  const { t } = useTexts();
  const [step, setStep] = useState<Step | null>(null);
  const [busy, setBusy] = useState(false);
  const callbacks = useRef({ onReady, onFailed });
  callbacks.current = { onReady, onFailed };

  useEffect(() => {
    const stopped = new AbortController();
    const calculate = async () => {
      const uid = randomUid();
      const started = await startRoute(uid, stops, stopped.signal);
      if (started === 'pending') await awaitRoute(uid, stopped.signal);
      const view = await readStep<FuelStepView>(paths.calculatorFuelJson(uid), stopped.signal);
      setStep({ name: 'fuel', view });
      callbacks.current.onReady();
    };
    calculate().catch((error: unknown) => {
      if (stopped.signal.aborted) return;
      callbacks.current.onFailed(
        error instanceof RouteError ? error.fields : { stops: ['Something went wrong'] },
        error instanceof RouteError ? error.choices : {},
      );
    });
    return () => stopped.abort();
  }, [stops]);

  async function getResults(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (!step || step.name !== 'fuel' || busy) return;
    const body = new URLSearchParams(new FormData(event.currentTarget) as unknown as Record<string, string>);
    const { uid } = step.view;
    setBusy(true);
    try {
      const response = await fetch(paths.calculatorFuelJson(uid), { method: 'POST', body });
      const answer = (await response.json()) as
        { view: FuelStepView; errors: Record<string, string[]> } | { report: ReportView };
      if ('report' in answer) setStep({ name: 'report', view: answer.report });
      else setStep({ name: 'fuel', view: answer.view, errors: answer.errors });
    } catch {
      setStep({ ...step, errors: { fuel_purchases: ['Network Error'] } });
    } finally {
      setBusy(false);
    }
  }

  async function back(): Promise<void> {
    if (!step) return;
    setStep({ name: 'fuel', view: await readStep<FuelStepView>(paths.calculatorFuelJson(step.view.uid)) });
  }

  if (!step) {
    return (
      <p className="calc-wait" role="status">
        <Spinner text={t`Calculating route...`} />
      </p>
    );
  }
  if (step.name === 'fuel') {
    return (
      <DialogModal key="fuel" title={t`Add diesel purchase`} onClose={onClosed}>
        <FuelStep
          view={step.view}
          errors={step.errors}
          busy={busy}
          onSubmit={(event) => void getResults(event)}
        />
      </DialogModal>
    );
  }
  return (
    <DialogModal key="report" title={t`See your IFTA tax`} onClose={onClosed}>
      <ReportStep
        view={step.view}
        back={
          <Button type="button" kind="quiet" onClick={() => void back()}>
            {t`Back`}
          </Button>
        }
      />
    </DialogModal>
  );
}

async function readStep<View>(path: string, signal?: AbortSignal): Promise<View> {
  const response = await fetch(path, signal ? { signal } : {});
  if (!response.ok) throw new Error(`Request failed with status code ${response.status}`);
  return (await response.json()) as View;
}
