/** Why a file could not be read, and what the person can do about it. */
const MESSAGES = {
  'not-pdf': 'This file is not a PDF. Save or print the document as PDF and upload that.',
  'too-slow':
    'Reading this file took too long and was stopped. Print the pages with the stops to a new PDF and try that.',
  'too-large': 'This file is too large to read. Print the pages with the stops to a new PDF and try that.',
  'too-many-pages': 'This file has more than 200 pages. Upload only the pages of the confirmation.',
  'too-many-items':
    'This file holds too much text to be a rate confirmation. Upload only the pages of the confirmation.',
  password: 'This file needs a password to open. Save it without the password and upload that.',
  unreadable: 'This file is damaged and cannot be read. Ask for it again, or print it to a new PDF.',
  crashed: 'This file could not be read. Print it to a new PDF and try that.',
};

const known = (code: string): code is keyof typeof MESSAGES => Object.hasOwn(MESSAGES, code);

/** In words for a person; an unknown reason reads as damaged. */
export const refusalMessage = (code: string): string => (known(code) ? MESSAGES[code] : MESSAGES.unreadable);

const BY_HAND = 'You can still record the purchase from the picture.';
const RECEIPT_MESSAGES: Partial<Record<keyof typeof MESSAGES, string>> = {
  'not-pdf': 'This file is not a PDF, JPG, PNG or HEIC. Save it as one of these and upload that.',
  'too-slow': `Reading this receipt took too long. ${BY_HAND}`,
  'too-large': 'This file is too large to read. Take a new photo and upload that.',
  'too-many-pages': 'This file has more than 200 pages. Upload only the page of the receipt.',
  'too-many-items': 'This file holds too much text to be a receipt. Upload only its page.',
  unreadable: 'This file is damaged and cannot be read. Take a new photo and upload that.',
  crashed: `This receipt could not be read. ${BY_HAND}`,
};

/** The same for a fuel receipt. */
export const receiptRefusal = (code: string): string =>
  (known(code) ? RECEIPT_MESSAGES[code] : RECEIPT_MESSAGES.unreadable) ?? refusalMessage(code);
