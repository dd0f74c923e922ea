/** A document to be printed: whole HTML with its styles inside; nothing is fetched and no script runs. */
export interface PrintJob {
  html: string;
  /** What is above and below every page, besides the page number. */
  runningHead: { left: string; right: string };
  runningFoot: string;
  title: string;
  author: string;
  subject: string;
  language: string;
  createdAt: Date;
  landscape?: boolean;
  /** Letter where nothing is said. */
  paper?: 'letter' | 'a4';
}

export interface PdfPrinter {
  /** The tagged PDF. @throws Error where no browser could print it, also on a second try. */
  print(job: PrintJob): Promise<Uint8Array>;
}
