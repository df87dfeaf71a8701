import type { Translation } from '#words/translation.ts';

export type Checked = Translation<
  typeof import('#words/en/ui/sizes.ts'),
  typeof import('#words/hi/ui/sizes.ts')
>;

export const kilobytes = (size: string) => `${size} KB`;
export const megabytes = (size: string) => `${size} MB`;
