import type { Translation } from '#words/translation.ts';

export type Checked = Translation<
  typeof import('#words/en/applications/invitations-to-apply.ts'),
  typeof import('#words/hi/applications/invitations-to-apply.ts')
>;

export const list = 'निमंत्रण';
export const decline_failed = 'निमंत्रण से मना नहीं किया जा सका। फिर से कोशिश करें।';
export const stop_failed = 'ये निमंत्रण बंद नहीं हो सके। फिर से कोशिश करें।';
export const allow_failed = 'इस प्रोडक्शन हाउस के निमंत्रण चालू नहीं हो सके। फिर से कोशिश करें।';
export const unnamed_house = 'एक प्रोडक्शन हाउस';
export const invited_by = <Part>(house: Part) => [house, ' ने आपको आवेदन करने का निमंत्रण दिया है'];
export const until = (day: string) => `${day} तक`;
export const decline_of = (title: string) => `मना करें: ${title}`;
export const decline = 'मना करें';
export const stop_question = (house: string) => `${house} के निमंत्रण बंद करें?`;
export const stop = 'निमंत्रण बंद करें';
export const stop_of = (house: string) => `${house} के निमंत्रण बंद करें`;
export const stopped_houses = (count: number) => `जो प्रोडक्शन हाउस आपको निमंत्रण नहीं भेज सकते (${count})`;
export const allow = 'निमंत्रण चालू करें';
