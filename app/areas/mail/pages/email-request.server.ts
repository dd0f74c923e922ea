import { nextFilingDeadline } from '~/engine/calendar/due-date';
import { formatLongDate } from '~/engine/calendar/local-date';
import { filingBaseOf } from '~/engine/ifta/base-profile';
import { todayOf } from '~/areas/carriers/today.server';
import { quarterLabel } from '~/engine/calendar/quarter';
import { BASE } from '~/routes';
import { filledTemplates } from '~/areas/mail/views/email-view';
import type { Sender } from '~/areas/mail/send-composed-email.server';
import type { CarrierActor } from '~/areas/accounts/session/actor.server';
import { textOf } from '~/platform/http/forms/form.server';

/** Who writes an email. */
export const senderOf = ({ user, carrier }: CarrierActor): Sender => ({
  name: user.name,
  email: user.email,
  isConfirmed: user.emailVerifiedAt !== null,
  carrier: carrier.legalName,
});

/** The templates, filled in for this person and the return that is due next. */
export function templatesFor({ ctx, user, carrier }: CarrierActor) {
  const { quarter, dueDate } = nextFilingDeadline(
    todayOf(ctx, carrier),
    filingBaseOf(carrier.baseJurisdiction),
  );
  return filledTemplates({
    name: user.name,
    carrier: carrier.legalName,
    quarter: quarterLabel(quarter),
    due: formatLongDate(dueDate),
  });
}

export const EMAIL_FIELDS = ['to', 'cc', 'bcc', 'subject', 'body', 'tmpl_name', 'statement_id'] as const;

/** The fields of the form as they were typed. A browser sends line breaks as CRLF. */
export const emailFieldsOf = (form: FormData): Record<(typeof EMAIL_FIELDS)[number], string> =>
  Object.fromEntries(
    EMAIL_FIELDS.map((name) => [name, textOf(form, name).replace(/\r\n?/g, '\n')]),
  ) as Record<(typeof EMAIL_FIELDS)[number], string>;

export const API_BASE = BASE;
