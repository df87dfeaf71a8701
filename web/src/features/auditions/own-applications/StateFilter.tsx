import { type ApplicationGroup, applicationGroups } from '@kirdaar/contract/rules/application-filters';
import { FilterLinks } from '#ui/FilterLinks.tsx';
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
  const links = shown.map((group) => ({
    to: `?state=${group}`,
    label: groupNames[group],
    count: counts[group],
    current: group === chosen,
  }));
  return (
    <FilterLinks label={words.filter} links={[{ to: '?', label: common.all, current: !chosen }, ...links]} />
  );
}
