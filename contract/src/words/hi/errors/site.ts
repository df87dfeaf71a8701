import type { Translation } from '#words/translation.ts';

export type Checked = Translation<
  typeof import('#words/en/errors/site.ts'),
  typeof import('#words/hi/errors/site.ts')
>;

export const project_not_found = 'प्रोजेक्ट नहीं मिला।';
