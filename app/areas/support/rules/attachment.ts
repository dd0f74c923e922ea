/** Files that go with a message. */
export const MAX_ATTACHMENT_BYTES = 10_485_760;
export const ATTACHMENT_TOO_LARGE = 'The file cannot exceed 10 MB';
/** All files of one message together: what mail servers commonly take. */
export const MAX_ATTACHMENTS_BYTES = 20_971_520;
export const MAX_ATTACHMENTS = 10;

/** Endings that mail servers and people do not want: programs and what runs like one. */
const PROGRAMS =
  /\.(ade|adp|apk|appx|bat|cab|chm|cmd|com|cpl|dll|dmg|exe|hta|ins|iso|jar|js|jse|lib|lnk|mde|msc|msi|msix|msp|mst|nsh|pif|ps1|reg|scr|sct|sh|sys|vb|vbe|vbs|vhd|vxd|wsc|wsf|wsh)$/i;

export const isProgram = (fileName: string): boolean => PROGRAMS.test(fileName);

/** A name that is safe to show, to store and to send: no folders, no control or direction characters, at most 120 long. */
export function attachmentName(given: string): string {
  const base = given.split(/[/\\]/).pop() ?? '';
  const clean = base
    // eslint-disable-next-line no-control-regex -- control characters are what is taken out
    .replace(/[\u0000-\u001f\u007f-\u009f\u200e\u200f\u202a-\u202e\u2066-\u2069"<>|:*?]/g, '')
    .replace(/^\.+/, '')
    .trim();
  if (clean === '') return 'file';
  const ending = /\.[A-Za-z0-9]{1,8}$/.exec(clean)?.[0] ?? '';
  return clean.length <= 120 ? clean : clean.slice(0, 120 - ending.length) + ending;
}

const TYPES: Readonly<Record<string, string>> = {
  pdf: 'application/pdf',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  gif: 'image/gif',
  webp: 'image/webp',
  heic: 'image/heic',
  csv: 'text/csv',
  txt: 'text/plain',
  ics: 'text/calendar',
  zip: 'application/zip',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  xls: 'application/vnd.ms-excel',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
};

/** The type by the name's ending; never what the sender claimed, and never one that a browser would run. */
export const attachmentType = (fileName: string): string =>
  TYPES[/\.([A-Za-z0-9]+)$/.exec(fileName)?.[1]?.toLowerCase() ?? ''] ?? 'application/octet-stream';

/** "12.4 KB": sizes are shown in KB. */
export function sizeInKb(bytes: number): string {
  const tenths = Math.max(1, Math.round((bytes * 10) / 1024));
  const whole = Math.floor(tenths / 10)
    .toString()
    .replace(/\B(?=(\d{3})+$)/g, ',');
  return `${whole}${tenths < 1000 && tenths % 10 !== 0 ? `.${tenths % 10}` : ''} KB`;
}
