import type { Translation } from '#words/translation.ts';

export type Checked = Translation<
  typeof import('#words/en/accounts/password-reset.ts'),
  typeof import('#words/hi/accounts/password-reset.ts')
>;

export const forgot_title = 'पासवर्ड भूल गए';
export const forgot_lead = 'हम आपको ईमेल से एक कोड भेजेंगे। उसे भरकर नया पासवर्ड चुनें।';
export const remembered_question = 'पासवर्ड याद आ गया?';
export const step = (step: number) => `3 में से चरण ${step}`;
export const step_email = 'आपका ईमेल';
export const step_code = 'कोड भरें';
export const step_password = 'नया पासवर्ड चुनें';
export const email_hint = 'वह ईमेल जिससे आपने रजिस्टर किया था।';
export const email_missing = 'ईमेल ज़रूरी है';
export const send = 'कोड भेजें';
export const sending = 'भेजा जा रहा है...';
export const send_failed = 'OTP नहीं भेजा जा सका';
export const code_sent = <Part>(email: Part) => [
  'अगर ',
  email,
  ' से कोई अकाउंट है, तो उस पर कोड भेज दिया गया है। कोड न मिले, तो स्पैम फ़ोल्डर देखें।',
];
export const code_submit = 'आगे बढ़ें';
export const code = 'कोड';
export const code_hint = 'हमारे भेजे ईमेल से। कोड न हो, तो “कोड फिर से भेजें” चुनें।';

export const reset_title = 'पासवर्ड रीसेट करें';
export const reset_lead = 'अपने अकाउंट के लिए नया पासवर्ड चुनें।';
export const reset_for = <Part>(email: Part) => ['नया पासवर्ड ', email, ' के लिए है।'];
export const reset_other_question = 'ईमेल दूसरा है?';
export const reset_other_link = 'फिर से शुरू करें';
export const passwords_differ = 'दोनों पासवर्ड एक जैसे नहीं हैं';
export const logs_out = 'पासवर्ड बदलने पर आपके सभी डिवाइस लॉग आउट हो जाएँगे।';
export const submit = 'नया पासवर्ड सेट करें';
export const saving = 'सेव हो रहा है...';
export const failed = 'पासवर्ड रीसेट नहीं हो सका';
export const changed = 'आपका पासवर्ड बदल गया है।';
