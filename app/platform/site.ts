/** How the product calls itself and where people find it: for mails, documents and provider callbacks. */
export interface Site {
  productName: string;
  /** Without a slash at the end, without the base path. */
  publicUrl: string;
  supportEmail: string;
  /** Who sends mails, with the postal address, in one line; '' where nobody has said. */
  postalAddress: string;
}
