/** A refusal as Stripe words it. */
export class StripeFailure extends Error {
  constructor(
    readonly status: number,
    readonly error: { type: string; message: string; code?: string; decline_code?: string; param?: string },
    /** True where the attempt itself leaves a trace (a declined payment of an invoice); else nothing has happened. */
    readonly keepsTrace = false,
  ) {
    super(error.message);
  }
}

export const invalidRequest = (message: string, param?: string, code?: string): StripeFailure =>
  new StripeFailure(400, {
    type: 'invalid_request_error',
    message,
    ...(param ? { param } : {}),
    ...(code ? { code } : {}),
  });

export const missing = (what: string, id: string, param = 'id'): StripeFailure =>
  new StripeFailure(404, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    message: `No such ${what}: '${id}'`,
    param,
  });

export const declined = (
  message = 'Your card was declined.',
  declineCode = 'generic_decline',
  keepsTrace = false,
  code = 'card_declined',
): StripeFailure =>
  new StripeFailure(402, { type: 'card_error', code, decline_code: declineCode, message }, keepsTrace);

export const asksToConfirm = (keepsTrace = false): StripeFailure =>
  new StripeFailure(
    402,
    {
      type: 'card_error',
      code: 'subscription_payment_intent_requires_action',
      message:
        'Payment for this subscription requires additional user action before it can be completed successfully.',
    },
    keepsTrace,
  );
