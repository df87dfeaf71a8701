import type { Translation } from '#words/translation.ts';

export type Checked = Translation<
  typeof import('#words/en/ui/unread.ts'),
  typeof import('#words/hi/ui/unread.ts')
>;

export const unread = (name: string, count: number) => `${name}, ${count} बिना पढ़े`;
