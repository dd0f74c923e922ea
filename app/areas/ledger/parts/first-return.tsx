import { useTexts } from '~/kit/texts';
import type { FirstReturnView } from '~/areas/ledger/views/first-return';

/** What there is to do until the first return is filed: one line that opens, with a link to what comes next. */
export function FirstReturn({ view, open = false }: { view: FirstReturnView; open?: boolean }) {
  const { t, said } = useTexts();
  return (
    <nav className="first-return" aria-label={t`Your first return`}>
      <details open={open}>
        <summary>{t`Your first return: ${view.done} of ${view.steps.length} done`}</summary>
        <ol>
          {view.steps.map((step) => (
            <li key={step.text} className={step.done ? 'first-return-done' : undefined}>
              <span aria-hidden="true">{step.done ? '✓' : '○'}</span>
              <a href={step.href}>{said(step.text)}</a>
              {step.done ? <span className="visually-hidden"> {t`(done)`}</span> : null}
            </li>
          ))}
        </ol>
      </details>
      <p>
        {t`Next:`} <a href={view.next.href}>{said(view.next.text)}</a>
      </p>
    </nav>
  );
}
