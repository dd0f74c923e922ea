/** Words to begin an email with. Names in braces are filled in; one that is not known stays as it is. */
export interface EmailTemplate {
  name: string;
  title: string;
  subject: string;
  body: string;
}

export const EMAIL_TEMPLATES: readonly EmailTemplate[] = [
  {
    name: 'report',
    title: 'Send a quarterly report',
    subject: '{carrier}: {quarter} IFTA report',
    body: 'Hi,\n\nAttached is the {quarter} IFTA report for {carrier}. Please review it before we file: the return is due {due}.\n\nThanks,\n{name}\n{carrier}',
  },
  {
    name: 'missing-receipts',
    title: 'Ask a driver for receipts',
    subject: 'Fuel receipts for {quarter}',
    body: 'Hi,\n\nWe still need your fuel receipts for {quarter}. Date, seller, city, quantity and price must be readable; a photo is fine. Please reply with them.\n\nThanks,\n{name}\n{carrier}',
  },
  {
    name: 'records-request',
    title: 'Answer a request for records',
    subject: '{carrier}: distance and fuel records, {quarter}',
    body: 'To whom it may concern:\n\nAttached are the distance and fuel records for {carrier}, {quarter}, as requested.\n\nIf you have questions, please reply to this email.\n\n{name}\n{carrier}',
  },
];

export const fillTemplate = (text: string, fields: Readonly<Record<string, string>>): string =>
  text.replace(/\{([a-z]+)\}/g, (whole, name: string) =>
    Object.hasOwn(fields, name) ? (fields[name] as string) : whole,
  );
