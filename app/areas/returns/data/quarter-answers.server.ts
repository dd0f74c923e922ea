import { isQuarterQuestion, type AnswerKind, type QuarterAnswer } from '~/areas/returns/rules/interview';
import type { CarrierScope } from '~/platform/database/scope.server';

interface AnswerRow {
  question: string;
  answer: string;
  note: string;
  at: Date;
  by: string | null;
}

/** The answers about a quarter as they are now, with who gave them. */
export async function listQuarterAnswers(scope: CarrierScope, quarterKey: number): Promise<QuarterAnswer[]> {
  const rows = await scope.db.$queryRaw<AnswerRow[]>`
    SELECT a."question", a."answer", a."note", a."answeredAt" AS "at", u."name" AS "by"
    FROM "quarter_answer" a LEFT JOIN "user_account" u ON u."id" = a."answeredBy"
    WHERE a."carrierId" = ${scope.carrierId}::uuid AND a."quarterKey" = ${quarterKey}`;
  return rows.flatMap(({ question, answer, note, at, by }) =>
    isQuarterQuestion(question)
      ? [{ question, answer: answer as AnswerKind, note, at: new Date(at).toISOString(), by: by ?? '' }]
      : [],
  );
}

/** Keeps an answer in place of the one before. */
export async function saveQuarterAnswer(
  scope: CarrierScope,
  quarterKey: number,
  { question, answer, note }: Pick<QuarterAnswer, 'question' | 'answer' | 'note'>,
  at: Date,
): Promise<void> {
  const key = { carrierId: scope.carrierId, quarterKey, question };
  const said = { answer, note, answeredAt: at, answeredBy: scope.userId };
  await scope.db.quarterAnswer.upsert({
    where: { carrierId_quarterKey_question: key },
    create: { ...key, ...said },
    update: said,
  });
}
