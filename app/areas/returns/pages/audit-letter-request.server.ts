import type { AppLoadContext } from '@remix-run/node';
import { requireCarrier } from '~/areas/accounts/session/actor.server';
import { todayOf } from '~/areas/carriers/today.server';
import { phoneText } from '~/areas/carriers/views/carrier-form';
import { letterText, readLetter, type LetterValues } from '~/areas/returns/rules/audit-letter';
import { defaultReportQuarter } from '~/areas/returns/rules/report-filter';
import { jurisdictionByCode } from '~/engine/jurisdictions/codes';
import { quarterKey, shiftQuarter } from '~/engine/calendar/quarter';
import { textOf } from '~/platform/http/forms/form.server';

/** What was asked about a letter: the page and its files read the same address. Nothing is kept. */
export async function auditLetterRequest(request: Request, load: AppLoadContext) {
  const actor = await requireCarrier(request, load);
  const { carrier } = actor;
  const today = todayOf(actor.ctx, carrier);
  const query = new URL(request.url).searchParams;
  const asked = query.has('received');
  const last = defaultReportQuarter(today);
  const base = jurisdictionByCode(carrier.baseJurisdiction ?? '')?.name;
  const values: LetterValues = asked
    ? {
        received: textOf(query, 'received'),
        replyBy: textOf(query, 'replyBy'),
        from: textOf(query, 'from'),
        to: textOf(query, 'to'),
        agency: textOf(query, 'agency'),
        reference: textOf(query, 'reference'),
      }
    : {
        received: today,
        replyBy: '',
        from: String(quarterKey(shiftQuarter(last, -3))),
        to: String(quarterKey(last)),
        agency: base ? `IFTA audit section, ${base}` : '',
        reference: '',
      };
  const read = readLetter(values, today);
  const facts = asked ? read.facts : null;
  const letter =
    facts &&
    letterText({ ...carrier, contactPhone: phoneText(carrier.contactPhone) }, facts, today, carrier.units);
  return { actor, today, asked, values, facts, errors: read.errors, letter };
}
