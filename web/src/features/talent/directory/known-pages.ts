import type { Reply } from '@kirdaar/contract/api';

export type ProfilePage = Pick<Reply<'POST /api/pages/filter'>, 'data' | 'total' | 'total_text' | 'more'>;

const CACHE_MS = 10 * 60_000;
const known = new Map<string, { found: ProfilePage; until: number }>();

/** Returns a page with the earlier pages of this visit, so that the list has the same length on return. */
export async function withKnownPages(list: string, page: number, request: () => Promise<ProfilePage>) {
  const found = knownPage(list, page) ?? cachePage(list, page, await request());
  const pages = [found];
  for (let number = page - 1; number > 0; number -= 1) {
    const before = knownPage(list, number);
    if (!before) break;
    pages.unshift(before);
  }
  return {
    ...found,
    data: withoutDuplicates(pages.flatMap(({ data }) => data)),
    firstPage: page - pages.length + 1,
  };
}

function knownPage(list: string, page: number): ProfilePage | undefined {
  const entry = known.get(`${page} ${list}`);
  return entry && entry.until > Date.now() ? entry.found : undefined;
}

function cachePage(list: string, page: number, found: ProfilePage): ProfilePage {
  for (const [key, { until }] of known) if (until <= Date.now()) known.delete(key);
  known.set(`${page} ${list}`, { found, until: Date.now() + CACHE_MS });
  return found;
}

/** Removes duplicates: a profile added meanwhile shifts the others across page boundaries. */
function withoutDuplicates(profiles: ProfilePage['data']): ProfilePage['data'] {
  return [...new Map(profiles.map((profile) => [profile.id, profile])).values()];
}
