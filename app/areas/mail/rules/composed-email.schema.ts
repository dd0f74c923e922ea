import * as z from 'zod';
import { emailField } from '~/areas/accounts/rules/account.schema';
import { MAX_ATTACHMENTS } from '~/areas/support/rules/attachment';

export const MAX_RECIPIENTS = 20;

/** Addresses of one line: a list, or texts separated by commas, semicolons or line breaks; "Name <address>" gives the address. */
const addressList = (value: unknown): unknown => {
  const texts = Array.isArray(value) ? value : [value];
  if (texts.some((text) => text !== null && text !== undefined && typeof text !== 'string')) return value;
  return texts
    .flatMap((text) => ((text as string | null | undefined) ?? '').split(/[,;\r\n]+/))
    .map((text) => (/^[^<>]*<([^<>]+)>$/.exec(text.trim())?.[1] ?? text).trim())
    .filter((text) => text !== '');
};

const addresses = z.preprocess(
  addressList,
  z
    .array(z.string(), { error: 'Write addresses, separated by commas' })
    .max(MAX_RECIPIENTS, `At most ${MAX_RECIPIENTS} addresses`)
    .superRefine((list, issues) => {
      for (const address of list) {
        const parsed = emailField('').safeParse(address);
        if (!parsed.success)
          issues.addIssue({ code: 'custom', message: `${address.slice(0, 80)} is not an email address` });
      }
    })
    .transform((list) => [...new Set(list.map((address) => address.toLowerCase()))]),
);

export const composedEmailSchema = z
  .object({
    to: addresses.refine((list) => list.length > 0, 'Write at least one address'),
    cc: addresses,
    bcc: addresses,
    subject: z
      .string({ error: 'Write a subject' })
      .trim()
      .min(1, 'Write a subject')
      .max(200, 'The subject must be at most 200 characters')
      // eslint-disable-next-line no-control-regex -- a line break would begin a new header
      .regex(/^[^\u0000-\u001f\u007f\u0085\u2028\u2029]*$/, 'The subject is one line'),
    body: z
      .string({ error: 'Write the message' })
      .trim()
      .min(1, 'Write the message')
      .max(50_000, 'The message must be at most 50,000 characters'),
    tmpl_name: z.union([z.string().max(40), z.null()]).optional(),
    attachments: z
      .preprocess(
        (value) =>
          value === undefined || value === null || value === ''
            ? []
            : (Array.isArray(value) ? value : [value]).map((one: unknown) =>
                typeof one === 'object' && one !== null && 'alias' in one ? one.alias : one,
              ),
        z
          .array(z.uuid({ error: 'Upload the file again' }))
          .max(MAX_ATTACHMENTS, `At most ${MAX_ATTACHMENTS} files`),
      )
      .transform((ids) => [...new Set(ids)]),
    options: z
      .object({
        statement_id: z
          .union([z.uuid({ error: 'This report was not found' }), z.literal(''), z.null()])
          .optional(),
      })
      .optional(),
  })
  .refine(({ to, cc, bcc }) => new Set([...to, ...cc, ...bcc]).size <= MAX_RECIPIENTS, {
    path: ['to'],
    message: `At most ${MAX_RECIPIENTS} addresses in all`,
  });
