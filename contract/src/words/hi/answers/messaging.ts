import type { Translation } from '#words/translation.ts';

export type Checked = Translation<
  typeof import('#words/en/answers/messaging.ts'),
  typeof import('#words/hi/answers/messaging.ts')
>;

export const message_sent = 'मैसेज भेज दिया गया।';
export const marked_read = 'पढ़ा हुआ मान लिया गया।';
export const conversation_reported = 'शिकायत भेज दी गई। हमारी टीम इसकी जाँच करेगी।';
export const other_blocked = 'ब्लॉक कर दिया गया। अब आपको इनके मैसेज नहीं मिलेंगे।';
export const other_unblocked = 'अनब्लॉक कर दिया गया। ये आपको फिर से मैसेज भेज सकते हैं।';
export const file_uploaded = 'फ़ाइल अपलोड हो गई।';
export const report_sent = 'शिकायत भेज दी गई। हमारी टीम इसे पढ़ेगी।';
