import { textsOfMatches, translator } from './texts';

interface RootMatch {
  id: string;
  data?: unknown;
}

interface RootData {
  productName: string;
  formFailed: boolean;
}

/** The document's title: "Error: Add diesel purchase – Stateline" where the form came back. For a route's `meta`. */
export function documentTitle(matches: readonly unknown[], title: string): { title: string } {
  const root = (matches as RootMatch[]).find((match) => match.id === 'root')?.data as
    Partial<RootData> | undefined;
  const { texts, isWhole } = textsOfMatches(matches as RootMatch[]);
  const failed = root?.formFailed ? `${translator(isWhole ? texts : undefined).t`Error:`} ` : '';
  return { title: `${failed}${title} – ${root?.productName ?? 'Stateline'}` };
}
