import type { Translation } from '#words/translation.ts';

export type Checked = Translation<
  typeof import('#words/en/jobs/save-slot.ts'),
  typeof import('#words/hi/jobs/save-slot.ts')
>;

export const login = (title: string) => `${title} को बाद के लिए सेव करने के लिए लॉग इन करें`;
