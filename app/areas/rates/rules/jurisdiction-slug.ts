import { IFTA_MEMBERS, type Jurisdiction } from '~/engine/jurisdictions/codes';

/** A state or province in an address: "new-york", "quebec". */
export const jurisdictionSlug = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[^a-z]+/g, '-');

const bySlug = new Map(IFTA_MEMBERS.map((member) => [jurisdictionSlug(member.name), member]));

/** The member of IFTA behind a name in an address; a code ("tx") is understood too. Undefined for anything else. */
export function memberOfSlug(text: string): Jurisdiction | undefined {
  const wanted = text.toLowerCase();
  return bySlug.get(wanted) ?? IFTA_MEMBERS.find(({ code }) => code.toLowerCase() === wanted);
}

export interface MemberLink {
  code: string;
  name: string;
  slug: string;
}

const link = ({ code, name }: { code: string; name: string }): MemberLink => ({
  code,
  name,
  slug: jurisdictionSlug(name),
});

/** All members, states and provinces apart, each by name. */
export const memberLinks = (): { states: MemberLink[]; provinces: MemberLink[] } => {
  const named = (country: 'US' | 'CA') =>
    IFTA_MEMBERS.filter((member) => member.country === country)
      .map(link)
      .sort((a, b) => a.name.localeCompare(b.name));
  return { states: named('US'), provinces: named('CA') };
};
