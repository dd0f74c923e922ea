/** A text on one line: line breaks, tabs and other control characters are a space, as nobody types them into a line of a form. */
export const oneLine = (text: string): string => text.replace(/[\s\p{Cc}\u2028\u2029]+/gu, ' ').trim();
