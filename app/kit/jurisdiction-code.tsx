import { jurisdictionByCode } from '~/engine/jurisdictions/codes';
import { useTexts } from './texts';

/**
 * A jurisdiction as the small plate on a cab card: TX, ON. `withName` writes the name beside it; otherwise the
 * name is its title.
 */
export function JurisdictionCode({ code, withName = false }: { code: string; withName?: boolean }) {
  const { t } = useTexts();
  const name = t(jurisdictionByCode(code)?.name ?? code);
  if (!withName) {
    return (
      <abbr className="plate" title={name}>
        {code}
      </abbr>
    );
  }
  return (
    <span className="plate-name">
      <span className="plate" aria-hidden="true">
        {code}
      </span>{' '}
      {name}
    </span>
  );
}
