import { plural } from '#words/hi/plural.ts';
import type { Translation } from '#words/translation.ts';

export type Checked = Translation<
  typeof import('#words/en/applications/board-messages.ts'),
  typeof import('#words/hi/applications/board-messages.ts')
>;

export const title = (count: number) =>
  plural(count, { one: `${count} आवेदक को मैसेज करें`, other: `${count} आवेदकों को मैसेज करें` });
export const send = (count: number) =>
  plural(count, { one: `${count} आवेदक को भेजें`, other: `${count} आवेदकों को भेजें` });
export const sent = (count: number) =>
  plural(count, { one: `${count} आवेदक को मैसेज भेजा गया।`, other: `${count} आवेदकों को मैसेज भेजा गया।` });
export const sending = 'भेजा जा रहा है...';
export const failed = 'मैसेज नहीं भेजा जा सका। फिर से कोशिश करें।';
export const field_template = 'शुरुआत किससे करें';
export const field_template_none = 'अपने शब्दों में';
export const field_text = 'मैसेज';
export const field_text_hint = '{name} की जगह हर आवेदक का नाम और {role} की जगह कास्टिंग कॉल का नाम आता है।';
export const field_text_missing = 'मैसेज लिखें।';
export const preview = (name: string) => `${name} को यह दिखेगा`;
export const text_save = 'अगली बार के लिए यह टेक्स्ट सेव करें';
export const not_sent = 'कुछ आवेदकों को मैसेज नहीं मिला';
export const not_sent_unnamed = 'आवेदक';
export const not_sent_close = 'बंद करें';
export const cancel = 'रद्द करें';
