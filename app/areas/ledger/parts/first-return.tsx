import type { FirstReturnView } from '~/areas/ledger/views/first-return';

/** What there is to do until the first return is filed: one line that opens, with a link to what comes next. */
export function FirstReturn({ view, open = false }: { view: FirstReturnView; open?: boolean }) {
  return (
    <nav className="first-return" aria-label="Your first return">
      <details open={open}>
        <summary>
          Your first return: {view.done} of {view.steps.length} done
        </summary>
        <ol>
          {view.steps.map((step) => (
            <li key={step.text} className={step.done ? 'first-return-done' : undefined}>
              <span aria-hidden="true">{step.done ? '✓' : '○'}</span>
              <a href={step.href}>{step.text}</a>
              {step.done ? <span className="visually-hidden"> (done)</span> : null}
            </li>
          ))}
        </ol>
      </details>
      <p>
        Next: <a href={view.next.href}>{view.next.text}</a>
      </p>
    </nav>
  );
}
