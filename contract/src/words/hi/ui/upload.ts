import type { Translation } from '#words/translation.ts';

export type Checked = Translation<
  typeof import('#words/en/ui/upload.ts'),
  typeof import('#words/hi/ui/upload.ts')
>;

export const sending = (percent: number) => `फ़ाइलें अपलोड हो रही हैं: ${percent}%`;
export const sent = 'अपलोड हो गया। फ़ाइलों की जाँच हो रही है।';
export const cancel = 'रद्द करें';
