import type { Translation } from '#words/translation.ts';

export type Checked = Translation<
  typeof import('#words/en/answers/houses.ts'),
  typeof import('#words/hi/answers/houses.ts')
>;

export const appeal_sent = 'अपील भेज दी गई। हमारी टीम का कोई दूसरा सदस्य इसका जवाब देगा।';
export const document_sent = 'दस्तावेज़ भेज दिया गया। जाँच हो जाने पर हम आपको बताएँगे।';
export const list_created = 'सूची बन गई।';
export const list_renamed = 'सूची का नाम बदल गया।';
export const list_deleted = 'सूची हटा दी गई।';
export const list_added = 'सूची में जोड़ दिया गया।';
export const list_removed = 'सूची से हटा दिया गया।';
export const name_saved = 'नाम सेव हो गया।';
export const team_left = 'आपने टीम छोड़ दी है।';
export const member_removed = 'सदस्य को हटाकर हर डिवाइस से लॉग आउट कर दिया गया।';
export const ended_calendar_link = 'कैलेंडर लिंक बंद हो गया।';
export const invitation_withdrawn = 'निमंत्रण वापस ले लिया गया।';
export const webhook_removed = 'वेबहुक हटा दिया गया।';
export const webhook_resumed = 'वेबहुक फिर से चालू हो गया। अब से इसे नए इवेंट मिलेंगे।';
export const webhook_test_added = 'टेस्ट इवेंट जुड़ गया। यह एक मिनट के भीतर भेजा जाएगा।';
export const webhook_event_again = 'यह इवेंट एक मिनट के भीतर फिर से भेजा जाएगा।';
