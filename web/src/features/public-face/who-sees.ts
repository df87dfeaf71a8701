import type { PublicFace } from '@kirdaar/contract/public-face';

interface Choice {
  visibility: PublicFace['visibility'];
  label: string;
  means: string;
}

const adults: readonly Choice[] = [
  {
    visibility: 'public',
    label: 'Everyone',
    means: 'You are in the lists of the site, and anyone opens your page.',
  },
  {
    visibility: 'houses',
    label: 'Production houses',
    means: 'Only houses that are logged in open your page. You are in no public list.',
  },
  {
    visibility: 'link',
    label: 'Whoever I send a link',
    means: 'Nobody finds you. Your page opens by the links you make below.',
  },
];

const children: readonly Choice[] = [
  {
    visibility: 'public',
    label: 'Lists and verified houses',
    means:
      'The first name and a photo are in the lists of the site. Only houses whose documents were checked open the page.',
  },
  {
    visibility: 'houses',
    label: 'Verified houses',
    means: 'Only houses whose documents were checked open the page. The child is in no public list.',
  },
  {
    visibility: 'link',
    label: 'Nobody',
    means: 'The child is shown to the houses it applied to, and to nobody else.',
  },
];

/** Whom a talent can choose to be seen by, and what that means. */
export function choicesFor({ is_child }: PublicFace): readonly Choice[] {
  return is_child ? children : adults;
}
