import type { Translation } from '#words/translation.ts';

export type Checked = Translation<
  typeof import('#words/en/notifications/inbox.ts'),
  typeof import('#words/hi/notifications/inbox.ts')
>;

export const title = 'नोटिफ़िकेशन';
export const lead = 'नए सबसे ऊपर। नोटिफ़िकेशन 6 महीने बाद हटा दिए जाते हैं।';
export const settings = 'नोटिफ़िकेशन सेटिंग';
export const mark_all = 'सभी को पढ़ा हुआ मार्क करें';
export const mark_failed = 'इन्हें पढ़ा हुआ मार्क नहीं किया जा सका। फिर से कोशिश करें।';
export const empty = 'अभी कोई नोटिफ़िकेशन नहीं है। नए नोटिफ़िकेशन यहाँ दिखेंगे।';
export const unread = 'बिना पढ़ा: ';
export const announced = (unread: number) => `नया नोटिफ़िकेशन। ${unread} बिना पढ़े।`;
export const all = 'सभी नोटिफ़िकेशन';
export const loading = 'लोड हो रहा है...';
export const try_again = 'फिर से कोशिश करें';
export const load_failed = 'आपके नोटिफ़िकेशन लोड नहीं हो सके।';
export const older = 'पुराने दिखाएँ';
export const older_failed = 'पुराने नोटिफ़िकेशन लोड नहीं हो सके। फिर से कोशिश करें।';
