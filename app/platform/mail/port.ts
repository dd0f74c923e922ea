/** One message as it leaves: everything is decided, the mailer only carries it. */
export interface OutgoingMail {
  /** Stable name of the message: tried again, it carries the same Message-ID. */
  id: string;
  to: { address: string; name: string };
  /** Further addresses of the To line. */
  alsoTo?: string[];
  cc?: string[];
  bcc?: string[];
  replyTo?: string;
  subject: string;
  text: string;
  html: string;
  /** Where this kind of message is turned off; the header List-Unsubscribe names it. */
  unsubscribeUrl?: string;
  attachments?: { fileName: string; contentType: string; content: Uint8Array }[];
}

export type Delivery =
  /** A mail server has taken it over. */
  | { outcome: 'accepted' }
  /** The address is refused for good. */
  | { outcome: 'bounced'; reason: string }
  /** Nothing was sent; another try may work. */
  | { outcome: 'try-later'; reason: string }
  /** The line broke after the text was sent: it may or may not have arrived. */
  | { outcome: 'uncertain'; reason: string };

export interface Mailer {
  /** True where messages stay in the database for the inbox page instead of going out. */
  readonly keepsMessages: boolean;
  /**
   * @param beforeText is awaited when the recipients are taken and before a byte of the message leaves; where it fails, the
   * message does not leave
   */
  send(mail: OutgoingMail, beforeText: () => Promise<void>): Promise<Delivery>;
}
