import type { WebhookRules } from '~/areas/webhooks/rules/webhook.schema';

export interface WebhookRequest {
  url: string;
  headers: Record<string, string>;
  body: string;
}

/** What came back. `status` null: no answer, and `error` says why. */
export interface WebhookAnswer {
  status: number | null;
  milliseconds: number;
  error: string;
  /** The beginning of the answer's text. */
  excerpt: string;
}

/** Calls addresses that customers give, and only those of the public internet. */
export interface WebhookSender {
  readonly rules: WebhookRules;
  /** Posts once; never rejects, and follows no redirect. */
  post(request: WebhookRequest): Promise<WebhookAnswer>;
}
