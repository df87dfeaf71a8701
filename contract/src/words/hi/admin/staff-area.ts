import type { Translation } from '#words/translation.ts';

export type Checked = Translation<
  typeof import('#words/en/admin/staff-area.ts'),
  typeof import('#words/hi/admin/staff-area.ts')
>;

export const confirm_title = 'पुष्टि करें कि यह आप ही हैं';
export const confirm_lead = 'अपना पासवर्ड भरें और साथ में कोड या पासकी इस्तेमाल करें।';
export const confirm_failed = 'जाँच नहीं हो सकी। फिर से कोशिश करें।';
export const confirm_password = 'पासवर्ड';
export const confirm_code = 'आपके ऑथेंटिकेटर ऐप का कोड';
export const confirm_busy = 'जाँच हो रही है...';
export const confirm_continue = 'आगे बढ़ें';
export const confirm_passkey = 'इसके बजाय पासकी इस्तेमाल करें';

export const page_failed = 'यह पेज नहीं खुल सका';
export const page_silent = 'सर्वर से सही जवाब नहीं मिला। एक मिनट बाद फिर से कोशिश करें।';
export const page_try_again = 'फिर से कोशिश करें';
export const page_today = '“आज” पर जाएँ';
export const write_failed = 'यह नहीं हो सका। फिर से कोशिश करें।';

export const roles = {
  owner: 'ओनर',
  moderator: 'मॉडरेटर',
  support: 'सपोर्ट',
  editor: 'एडिटर',
  finance: 'फ़ाइनेंस',
} as const;
export const role_duties = {
  owner: 'सारे काम करना और स्टाफ़ सँभालना',
  moderator: 'कास्टिंग कॉल, दस्तावेज़ और शिकायतें जाँचना',
  support: 'कलाकारों और प्रोडक्शन हाउस की मदद करना',
  editor: 'साइट का कंटेंट बदलना',
  finance: 'भुगतान और रिफ़ंड सँभालना',
} as const;
