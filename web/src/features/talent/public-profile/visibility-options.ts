import type { PublicProfileSettings } from '@kirdaar/contract/talent/public-profile';
import * as words from '#words/talent/public-profile.ts';

interface Choice {
  value: PublicProfileSettings['visibility'];
  label: string;
  effect: string;
}

const adults: readonly Choice[] = [
  {
    value: 'public',
    label: words.everyone,
    effect: words.everyone_effect,
  },
  {
    value: 'houses',
    label: words.houses,
    effect: words.houses_effect,
  },
  {
    value: 'link',
    label: words.link_holders,
    effect: words.link_holders_effect,
  },
];

const children: readonly Choice[] = [
  {
    value: 'public',
    label: words.child_lists,
    effect: words.child_lists_effect,
  },
  {
    value: 'houses',
    label: words.child_houses,
    effect: words.child_houses_effect,
  },
  {
    value: 'link',
    label: words.child_nobody,
    effect: words.child_nobody_effect,
  },
];

/** Returns the visibility options of a talent, with explanations. */
export function choicesFor({ is_child }: PublicProfileSettings): readonly Choice[] {
  return is_child ? children : adults;
}
