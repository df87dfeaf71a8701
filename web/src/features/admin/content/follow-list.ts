import type { Content, ContentTranslations } from '@kirdaar/contract/admin/content-words';

/** Returns the translations of a piece after its English words were changed: those of a list move with its entries. */
export function followList(before: Content, after: Content): ContentTranslations | undefined {
  const [former, list] = [entriesOf(before), entriesOf(after)];
  if (!before.translations || !former || !list) return before.translations;
  const places = formerPlaces(former, list);
  const moved = Object.entries(before.translations).map(([language, texts]) => {
    const kept = places.flatMap((place, at) => {
      const text = place === undefined ? undefined : texts[pathOf(before, place)];
      return text === undefined ? [] : [[pathOf(before, at), text] as const];
    });
    return [language, Object.fromEntries(kept)];
  });
  return Object.fromEntries(moved);
}

/** Returns the entries of a list that staff order, each as a text. */
function entriesOf({ kind, words }: Content): string[] | undefined {
  if (kind === 'plan') return words.features;
  return kind === 'banners' ? words.banners.map((banner) => JSON.stringify(banner)) : undefined;
}

function pathOf({ kind }: Content, place: number): string {
  return kind === 'plan' ? `features.${place}` : `banners.${place}.alt`;
}

/** Returns where each entry was before. One alone that differs was edited in its place. */
function formerPlaces(former: readonly string[], list: readonly string[]): (number | undefined)[] {
  const changed = list.filter((entry, place) => entry !== former[place]).length;
  if (former.length === list.length && changed < 2) return list.map((_, place) => place);
  const free = former.map((_, place) => place);
  return list.map((entry) => {
    const at = free.findIndex((place) => former[place] === entry);
    return at < 0 ? undefined : free.splice(at, 1)[0];
  });
}
