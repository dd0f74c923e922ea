import { flashHeader } from '~/platform/http/forms/flash.server';
import { seeOther } from './see-other.server';

/** On to the next page, with a word that it worked. */
export const doneWith = async (
  location: string,
  message = 'Success',
  headers: [string, string][] = [],
): Promise<Response> => seeOther(location, [...headers, await flashHeader({ type: 'success', message })]);
