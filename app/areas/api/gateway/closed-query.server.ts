import { problem } from '~/platform/http/api.server';
import type { Operation } from '~/platform/http/openapi/operation.server';

/** What data tables send along with every list, and what keeps caches away; a list refuses what it cannot do of them. */
const OF_TABLES =
  /^(_|draw|start|length|cursor|search\[(value|regex)\]|order\[\d+\]\[\w+\]|columns\[\d+\](\[\w+\])+)$/;

/** `filter[state][]`, `filter[state][0]` and `filter[state]` are one parameter. */
const single = (name: string): string => name.replace(/\[\d*\]$/, '');

/**
 * The 422 that names the parameters of an address that its call does not have; null where there are none. An answer that
 * passed over them would be of another quarter, or a full list that looks like a part. Providers send what they like.
 */
export function refuseOtherParameters({ query = {}, tag }: Operation, url: string): Response | null {
  if (tag === 'incoming') return null;
  const names = Object.keys(query);
  const known = new Set(names.map(single));
  const isList = known.has('start');
  const others = [...new Set(new URL(url).searchParams.keys())].filter((name) => {
    const one = single(name);
    if (OF_TABLES.test(name) || known.has(one)) return false;
    const filter = /^filter\[(\w*)\]$/.exec(one)?.[1];
    // A list says itself which filters it has; a report takes its parameters as filters too.
    return filter === undefined || !(isList || known.has(filter));
  });
  const asked = [...new URL(url).searchParams.keys()];
  const repeated = [...new Set(asked)].filter(
    (name) => name !== '_' && OF_TABLES.test(name) && asked.indexOf(name) !== asked.lastIndexOf(name),
  );
  if (others.length === 0 && repeated.length === 0) return null;
  const there = names.filter((name) => !OF_TABLES.test(name));
  const list = there.length === 0 ? '' : ` There are: ${there.join(', ')}.`;
  return problem({
    kind: 'invalid',
    message: 'The address cannot be read like this.',
    fields: {
      ...Object.fromEntries(others.map((name) => [name, [`There is no parameter ${name}.${list}`]])),
      ...Object.fromEntries(repeated.map((name) => [name, [`${name} takes one value.`]])),
    },
  });
}
