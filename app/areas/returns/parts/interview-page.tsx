import { FormProblems, type FormProblem } from '~/areas/accounts/parts/auth-page';
import { PageTitle } from '~/areas/content/parts/public-page';
import type { FactLine, interviewView, questionView } from '~/areas/returns/views/interview-view';
import { Button, LinkButton } from '~/kit/button';
import { CheckField, TextareaField } from '~/kit/field';
import { Fieldset } from '~/kit/fieldset';
import { Notice } from '~/kit/notice';
import { Tag } from '~/kit/tag';
import { useTexts } from '~/kit/texts';
import { paths } from '~/routes';
import { ReportTabs } from './report-tabs';

type Answer = NonNullable<ReturnType<typeof questionView>['answer']>;

function AnswerTag({ answer }: { answer: Answer | null }) {
  const { t } = useTexts();
  return (
    <Tag tone={answer === null ? 'plain' : answer.kind === 'done' ? 'good' : 'warn'}>
      {answer === null ? t`Not answered` : answer.kind === 'done' ? t`Done` : t`Still to do`}
    </Tag>
  );
}

/** "Dana Driver, 11/30/2026" */
function useWho(): (who: string) => string {
  const { said } = useTexts();
  return (who) => who.replace(/\d\d\/\d\d\/\d{4}$/, said);
}

/** All questions about a quarter with their answers; at the end the filing page. */
export function InterviewOverview({
  view,
}: {
  view: ReturnType<typeof interviewView> & { isFiled: boolean; mayWrite: boolean };
}) {
  const { t, said } = useTexts();
  const whoText = useWho();
  const label = said(view.label);
  return (
    <div className="stack-wide">
      <PageTitle title={t`Before you file ${label}`} />
      <ReportTabs current="filings" />
      <p className="lede">
        {view.isFiled
          ? t`${label} is filed. Its return keeps these answers.`
          : view.next === null && view.open === 0
            ? t`All answered. The answers are kept with the return.`
            : view.next === null
              ? t`All answered, ${view.open} still to do.`
              : t`${view.answered} of ${view.of} answered. The answers are kept with the return, with your name and the day.`}
      </p>
      <ol className="plain-list setup-list">
        {view.questions.map((item) => (
          <li key={item.question} className="setup-item">
            <a href={paths.reportQuestion(view.quarterKey, item.question)}>{t(item.title)}</a>
            <span className="setup-answer">
              {item.answer ? (
                <>
                  {t(item.answer.text)}
                  {item.answer.note ? `: ${item.answer.note}` : ''}
                  <span className="muted small"> {whoText(item.answer.who)}</span>
                </>
              ) : null}
            </span>
            <AnswerTag answer={item.answer} />
          </li>
        ))}
      </ol>
      <p className="actions no-print">
        {view.next !== null && view.mayWrite && !view.isFiled ? (
          <LinkButton href={paths.reportQuestion(view.quarterKey, view.next)} kind="primary">
            {view.answered === 0 ? t`Begin` : t`Continue`}
          </LinkButton>
        ) : null}
        <LinkButton
          href={paths.reportFiling(view.quarterKey)}
          kind={view.next === null ? 'primary' : 'secondary'}
        >
          {t`Filing of ${label}`}
        </LinkButton>
      </p>
    </div>
  );
}

/** One question on a screen, with what the records already say. */
export function InterviewQuestionPage({
  view,
  problem,
}: {
  view: ReturnType<typeof questionView> & { facts: FactLine[]; isFiled: boolean; mayWrite: boolean };
  problem: FormProblem | undefined;
}) {
  const { t, said, nodes, langOf } = useTexts();
  const whoText = useWho();
  const label = said(view.label);
  const after =
    view.next === null
      ? paths.reportInterview(view.quarterKey)
      : paths.reportQuestion(view.quarterKey, view.next);
  const chosen = problem?.values['answer'] ?? view.answer?.kind;
  return (
    <div className="stack">
      <p className="muted small">
        {nodes`${(
          <a key="overview" href={paths.reportInterview(view.quarterKey)}>
            {t`Before you file ${label}`}
          </a>
        )}, question ${view.number} of ${view.of}`}
      </p>
      <PageTitle title={t(view.text.question)} />
      <p className="prose">{t(view.text.why)}</p>
      <section aria-labelledby="records-say">
        <h2 id="records-say">{t`What the records say`}</h2>
        <ul>
          {view.facts.map((fact) => (
            <li key={fact.text}>
              <span lang={langOf(fact.text)}>{said(fact.text)}</span>{' '}
              {fact.href ? <a href={fact.href}>{said(fact.link ?? '')}</a> : null}
            </li>
          ))}
        </ul>
      </section>
      <FormProblems problem={problem} />
      {view.mayWrite && !view.isFiled ? (
        <form
          method="post"
          action={paths.reportQuestion(view.quarterKey, view.question)}
          noValidate
          className="form form-column"
        >
          <Fieldset legend={t(view.text.question)} legendHidden>
            <CheckField
              type="radio"
              id="answer"
              name="answer"
              value="done"
              label={t(view.text.done)}
              defaultChecked={chosen === 'done'}
              error={problem?.errors['answer']}
            />
            <CheckField
              type="radio"
              id="answer-open"
              name="answer"
              value="open"
              label={t(view.text.open)}
              defaultChecked={chosen === 'open'}
            />
          </Fieldset>
          <TextareaField
            id="note"
            name="note"
            label={t`Note`}
            optional
            hint={t`What is still to be done, or what an auditor should know.`}
            defaultValue={problem?.values['note'] ?? view.answer?.note ?? ''}
            error={problem?.errors['note']}
            maxLength={1000}
          />
          <div className="actions">
            <Button kind="primary">{t`Save and continue`}</Button>
            <LinkButton href={after} kind="quiet">
              {t`Skip`}
            </LinkButton>
          </div>
        </form>
      ) : (
        <>
          <Notice
            title={
              view.isFiled
                ? t`${label} is filed. Its return keeps the answers.`
                : t`You may look at this carrier but not answer for it.`
            }
          >
            {view.answer ? (
              <p>
                {t(view.answer.text)}
                {view.answer.note ? `: ${view.answer.note}` : ''} ({whoText(view.answer.who)})
              </p>
            ) : null}
          </Notice>
          <p className="actions">
            <LinkButton href={after}>{t`Next question`}</LinkButton>
          </p>
        </>
      )}
    </div>
  );
}
