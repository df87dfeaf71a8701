import { useState } from 'react';
import { useMatches, useSearchParams } from 'react-router';
import { WIDE_PAGE, WIDE_VIEWS } from '#ui/wide-page.ts';

/** Follows whether the user has folded the side panel; remembered in this browser, for wide pages by themselves. */
export function useSidePanel() {
  const [search] = useSearchParams();
  const handles = useMatches().map(({ handle }) => handle);
  const isWide = handles.includes(WIDE_PAGE) || (handles.includes(WIDE_VIEWS) && search.has('view'));
  const key = isWide ? 'side-panel-of-wide-pages' : 'side-panel';
  const [chosen, choose] = useState<Readonly<Record<string, string>>>({});
  const state = chosen[key] ?? localStorage.getItem(key) ?? (isWide ? 'folded' : 'open');
  const isFolded = state === 'folded';

  function fold() {
    const next = isFolded ? 'open' : 'folded';
    localStorage.setItem(key, next);
    choose({ ...chosen, [key]: next });
  }
  return { isWide, isFolded, fold };
}
