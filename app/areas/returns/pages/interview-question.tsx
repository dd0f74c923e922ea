import type { ActionFunctionArgs, LinksFunction, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import type { FormProblem } from '~/areas/accounts/parts/auth-page';
import { requireCarrierOfForm } from '~/areas/ledger/pages/form-draft.server';
import { REPORT_TEXTS, reportRequest } from '~/areas/returns/pages/report-request.server';
import { InterviewQuestionPage } from '~/areas/returns/parts/interview-page';
import { answerQuestion, interviewFacts, readInterview } from '~/areas/returns/quarter-interview.server';
import { isQuarterQuestion, questionAfter, type QuarterQuestion } from '~/areas/returns/rules/interview';
import { factLines, questionView } from '~/areas/returns/views/interview-view';
import { quarterKey } from '~/engine/calendar/quarter';
import { filingBaseOf } from '~/engine/ifta/base-profile';
import { documentTitle } from '~/kit/page-title';
import { translator } from '~/kit/texts';
import { textsOf } from '~/platform/http/languages/texts.server';
import guideStyles from '~/kit/styles/guide.css';
import { failedForm } from '~/platform/http/forms/failed-form.server';
import { readForm, textOf } from '~/platform/http/forms/form.server';
import { seeOther } from '~/platform/http/forms/see-other.server';
import { paths } from '~/routes';

export const handle = { hydrate: false };

function questionOf(question: string | undefined): QuarterQuestion {
  if (!isQuarterQuestion(question)) throw new Response('This question does not exist.', { status: 404 });
  return question;
}

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const { actor, filter } = await reportRequest(request, context);
  const question = questionOf(params['question']);
  const { quarter } = filter;
  const { ctx, carrier } = actor;
  const [{ answers, isFiled }, facts] = await Promise.all([
    readInterview(ctx, quarter),
    interviewFacts(ctx, quarter, carrier),
  ]);
  const symbol = filingBaseOf(carrier.baseJurisdiction).country === 'CA' ? 'C$' : '$';
  return {
    ...questionView(question, answers, quarter, carrier),
    facts: factLines(question, facts, { quarter, units: carrier.units, symbol }),
    isFiled,
    mayWrite: ctx.scope.mayWrite,
    texts: textsOf(request, ...REPORT_TEXTS, 'forms', 'interview'),
  };
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  const { actor, filter } = await reportRequest(request, context, requireCarrierOfForm);
  const question = questionOf(params['question']);
  const form = await readForm(request);
  const values = { answer: textOf(form, 'answer'), note: textOf(form, 'note') };
  const kept = await answerQuestion(actor.ctx, filter.quarter, question, values);
  if (!kept.ok) return failedForm(context, kept.failure, values);
  const key = quarterKey(filter.quarter);
  const next = questionAfter(question);
  return seeOther(next === null ? paths.reportInterview(key) : paths.reportQuestion(key, next));
}

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: guideStyles }];

export const meta: MetaFunction<typeof loader> = ({ matches, data }) => {
  const { t, said } = translator(data?.texts);
  return [documentTitle(matches, data ? `${t(data.text.question)} ${said(data.label)}` : t`Before you file`)];
};

export default function InterviewQuestion() {
  return (
    <InterviewQuestionPage view={useLoaderData<typeof loader>()} problem={useActionData<FormProblem>()} />
  );
}
