/** Whether a text is a UUID: anything else is answered as "not found" before the database is asked. */
export const isUuid = (text: string | undefined): text is string =>
  text !== undefined && /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i.test(text);
