import type { Translation } from '#words/translation.ts';

export type Checked = Translation<
  typeof import('#words/en/jobs/saved-jobs.ts'),
  typeof import('#words/hi/jobs/saved-jobs.ts')
>;

export const save = (title: string) => `${title} को बाद के लिए सेव करें`;
export const saved_hint = 'सेव किया गया। हटाने के लिए टैप करें।';
export const save_hint = 'बाद के लिए सेव करें';
