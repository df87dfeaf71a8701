import { type ApplicationGroup, applicationGroups } from '@kirdaar/contract/rules/application-filters';
import { Link } from 'react-router';
import * as language from '#words/app/language.ts';
import * as words from '#words/auditions/offers.ts';
import * as common from '#words/ui/common.ts';

export const groupNames: Readonly<Record<ApplicationGroup, string>> = words.groups;

interface StateFilterProps {
  counts: Readonly<Record<ApplicationGroup, number>>;
  /** Undefined for all open applications. */
  chosen: ApplicationGroup | undefined;
}

export function StateFilter({ counts, chosen }: StateFilterProps) {
  const shown = applicationGroups.filter((group) => counts[group] > 0 || group === chosen);
  return (
    <nav aria-label={words.filter} className="-mx-4 overflow-x-auto px-4">
      <ul className="flex w-max gap-2 py-1">
        <li>
          <Link to="?" preventScrollReset aria-current={chosen ? undefined : 'page'} className={pill}>
            {common.all}
          </Link>
        </li>
        {shown.map((group) => (
          <li key={group}>
            <Link
              to={`?state=${group}`}
              preventScrollReset
              aria-current={group === chosen ? 'page' : undefined}
              className={pill}
            >
              {groupNames[group]}
              <span className="tabular-nums opacity-75">{counts[group].toLocaleString(language.locale)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const pill =
  'flex min-h-11 items-center gap-2 rounded-full border border-control px-4 font-semibold text-sm aria-[current=page]:border-night aria-[current=page]:bg-night aria-[current=page]:text-on-night';
