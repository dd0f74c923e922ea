import * as z from 'zod';

/** An answer to a question about the quarter: all is there, or something is still to be done; the note says what. */
export const quarterAnswerSchema = z
  .object({
    answer: z.enum(['done', 'open'], 'Choose an answer.'),
    note: z.string().trim().max(1000, 'At most 1,000 characters.').default(''),
  })
  .superRefine((value, context) => {
    if (value.answer === 'open' && value.note === '')
      context.addIssue({ code: 'custom', path: ['note'], message: 'Say what is still to be done.' });
  });
