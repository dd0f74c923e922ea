/** Words to begin an e-mail with. Names in braces are filled in; one that is not known stays as it is. */
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
    subject: 'IFTA report of {carrier}, {quarter}',
    body: 'Hello,\n\nattached is the IFTA report of {carrier} for {quarter}. Please look it over before it is filed: the return is due {due}.\n\nRegards\n{name}\n{carrier}',
  },
  {
    name: 'missing-receipts',
    title: 'Ask a driver for receipts',
    subject: 'Fuel receipts for {quarter}',
    body: 'Hello,\n\nfor the fuel-tax return of {quarter} we still need your fuel receipts: date, seller, city, gallons and price must be readable. A photo is enough. Please reply to this message with them.\n\nThank you\n{name}\n{carrier}',
  },
  {
    name: 'records-request',
    title: 'Answer a request for records',
    subject: 'Distance and fuel records of {carrier}, {quarter}',
    body: 'To whom it may concern,\n\nattached are the distance and fuel records of {carrier} for {quarter}, as requested.\n\nFor questions please reply to this message.\n\n{name}\n{carrier}',
  },
];

export const fillTemplate = (text: string, fields: Readonly<Record<string, string>>): string =>
  text.replace(/\{([a-z]+)\}/g, (whole, name: string) =>
    Object.hasOwn(fields, name) ? (fields[name] as string) : whole,
  );
