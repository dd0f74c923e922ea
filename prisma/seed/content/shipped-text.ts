/** A text that comes with the release. */
export interface ShippedText {
  slug: string;
  title: string;
  short: string;
  /** Sanitised when it is put in place, like what an editor writes. */
  html: string;
}
