import type { Translation } from '#words/translation.ts';

export type Checked = Translation<
  typeof import('#words/en/admin/staff-accounts.ts'),
  typeof import('#words/hi/admin/staff-accounts.ts')
>;

export const join = 'अपना स्टाफ़ लॉगिन सेट करें';
export const join_lead = 'निमंत्रण का लिंक एक ही बार काम करता है।';
export const join_failed = 'अपने ईमेल का लिंक फिर से खोलें।';
export const join_as = (email: string, role: string, duty: string) => `${email}, ${role}: ${duty}।`;
export const join_name = 'आपका नाम';
export const password_hint = (characters: number) => `कम से कम ${characters} अक्षर।`;
export const join_continue = 'आगे बढ़ें';
export const join_busy = 'सेव हो रहा है...';
export const join_save_failed = 'यह सेव नहीं हो सका। फिर से कोशिश करें।';
export const setup_scan = 'अपने ऑथेंटिकेटर ऐप से यह QR कोड स्कैन करें, फिर ऐप में दिख रहा कोड भरें।';
export const setup_qr = 'आपके ऑथेंटिकेटर ऐप के लिए QR कोड';
export const setup_key = 'स्कैन न कर पाएँ, तो ऐप में यह कुंजी भरें:';
export const setup_finish = 'पूरा करें';

export const login = 'स्टाफ़ लॉगिन';
export const login_lead = 'यह साइट चलाने वालों के लिए।';
export const login_submit = 'लॉग इन करें';
export const login_busy = 'लॉग इन हो रहा है...';
export const login_failed = 'लॉग इन नहीं हो सका। फिर से कोशिश करें।';
export const login_passkey = 'इसके बजाय पासकी इस्तेमाल करें';
export const login_lost = 'फ़ोन खो गया? किसी ओनर से नया निमंत्रण माँगें।';
export const login_back = 'वापस';
export const email = 'ईमेल';
export const password = 'पासवर्ड';

export const page = 'स्टाफ़';
export const page_lead = 'यह साइट चलाने वाले लोग। हर एक का अपना लॉगिन है।';
export const role = 'रोल';
export const role_described = (role: string, duty: string) => `${role}: ${duty}`;
export const role_of = (name: string) => `${name} का रोल`;
export const invite = 'किसी को निमंत्रण भेजें';
export const invite_lead =
  'जो पहले से लिस्ट में हैं, उन्हें निमंत्रण भेजने पर, जैसे फ़ोन खो जाने पर, उनका पुराना लॉगिन बंद हो जाता है और उन्हें नया लिंक मिलता है।';
export const invite_submit = 'निमंत्रण भेजें';
export const invite_busy = 'भेजा जा रहा है...';
export const invite_failed = 'निमंत्रण नहीं भेजा जा सका। फिर से कोशिश करें।';
export const invited = 'निमंत्रण भेजा गया';
export const invitation_expired = 'निमंत्रण का समय समाप्त';
export const logged_in = (time: string) => `${time} को लॉग इन किया`;
export const not_logged_in = 'अभी लॉग इन नहीं';
export const self = (name: string) => `${name} (आप)`;
export const remove_question = (name: string) => `${name} को हटाएँ?`;
export const remove_one = (name: string) => `${name} को हटाएँ`;
export const remove = 'हटाएँ';
