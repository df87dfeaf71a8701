import type { Translation } from '#words/translation.ts';

export type Checked = Translation<
  typeof import('#words/en/admin/decisions.ts'),
  typeof import('#words/hi/admin/decisions.ts')
>;

export const next = 'अगला';
export const cancel = 'रद्द करें';
export const undo = 'वापस लें';
export const seconds = (count: number) => `${count} से॰`;
export const waiting = (name: string, what: string, time: string) =>
  `${name}: ${what}, ${time}। 10 सेकंड तक कुछ नहीं भेजा जाता और निर्णय वापस लिया जा सकता है।`;
export const failed = (name: string, what: string, time: string) =>
  `${name}: ${what}, ${time}। इसके लागू होने से पहले बदलाव हुआ, इसलिए कुछ नहीं भेजा गया। फिर से निर्णय लें।`;
export const done = (name: string, what: string, time: string) => `${name}: ${what}, ${time}।`;
