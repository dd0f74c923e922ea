/** How the product calls itself and where people find it: for mails, documents and provider callbacks. */
export interface Site {
  productName: string;
  /** Without a slash at the end, without the base path. */
  publicUrl: string;
  supportEmail: string;
}
