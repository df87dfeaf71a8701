import type { Translation } from '#words/translation.ts';

export type Checked = Translation<
  typeof import('#words/en/ui/linked-text.ts'),
  typeof import('#words/hi/ui/linked-text.ts')
>;

/** 'ज़्यादा के लिए /user/plans पर प्लान देखें।' */
export const before_path = ' ';
export const after_path = ' पर';
