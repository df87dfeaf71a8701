import type { PublicProfileSettings } from '@kirdaar/contract/talent/public-profile';

interface Choice {
  value: PublicProfileSettings['visibility'];
  label: string;
  effect: string;
}

const adults: readonly Choice[] = [
  {
    value: 'public',
    label: 'Everyone',
    effect: 'You appear in the public lists, and anyone can open your page.',
  },
  {
    value: 'houses',
    label: 'Production houses',
    effect: 'Only logged-in production houses can open your page. You appear in no public list.',
  },
  {
    value: 'link',
    label: 'People with a link',
    effect: 'You appear in no list. Your page opens only with the share links that you create below.',
  },
];

const children: readonly Choice[] = [
  {
    value: 'public',
    label: 'Public lists and verified production houses',
    effect:
      'The first name and a photo appear in the public lists. Only production houses with checked documents can open the page.',
  },
  {
    value: 'houses',
    label: 'Verified production houses',
    effect:
      'Only production houses with checked documents can open the page. The child appears in no public list.',
  },
  {
    value: 'link',
    label: 'Nobody',
    effect: 'Only production houses that received an application can see the child.',
  },
];

/** Returns the visibility options of a talent, with explanations. */
export function choicesFor({ is_child }: PublicProfileSettings): readonly Choice[] {
  return is_child ? children : adults;
}
