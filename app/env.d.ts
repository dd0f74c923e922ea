/// <reference types="@remix-run/dev" />
/// <reference types="@remix-run/node" />

declare module '@remix-run/node' {
  interface Future {
    v3_singleFetch: true;
  }

  interface AppLoadContext {
    cspNonce: string;
    requestId: string;
    /** Set for a request under an Idempotency-Key: the same for every try of it. */
    recordKey?: string;
    /** Address of the visitor, as far as the configured number of proxies can be believed. */
    clientAddress: string;
    /** What the visitor's browser or program says it is. */
    userAgent?: string;
    /** Set by an action that answers with its form again: the page's title then begins with "Error: ". */
    formFailed?: boolean;
    /** Set for the front page of a visitor about whom nothing is known: the edition under which it may be kept. */
    frontEdition?: string | undefined;
    /** The fields of the form that was posted, for the page of a failure. */
    typed?: () => Promise<{
      fields: [name: string, value: string][];
      files: { name: string; fileName: string }[];
    } | null>;
  }
}

export {};
