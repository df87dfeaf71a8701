import type { Translation } from '#words/translation.ts';

export type Checked = Translation<
  typeof import('#words/en/accounts/guardians.ts'),
  typeof import('#words/hi/accounts/guardians.ts')
>;

export const title = 'माता-पिता या अभिभावक';
export const lead =
  '18 साल से कम उम्र के कलाकारों के लिए माता-पिता या अभिभावक की सहमति ज़रूरी है। माता-पिता या अभिभावक को एक लिंक मिलता है, जिस पर वे पूरी बात पढ़कर कोड से पुष्टि करते हैं। तब तक प्रोफ़ाइल छिपी रहती है और कोई आवेदन नहीं भेजा जा सकता।';
export const back_account = 'अपने अकाउंट पर वापस जाएँ';
export const back_profile = 'अपनी प्रोफ़ाइल पर वापस जाएँ';
export const back_application = 'आवेदन पर वापस जाएँ';
export const not_needed = 'आपकी उम्र 18 साल या उससे ज़्यादा है, इसलिए माता-पिता या अभिभावक की सहमति ज़रूरी नहीं है।';
export const consent_given_by = (name: string) =>
  `${name} की सहमति मिल गई है। अब बच्चे की ओर से आवेदन किया जा सकता है।`;
export const hidden_first = 'पहले माता-पिता या अभिभावक की सहमति ज़रूरी है।';
export const hidden_withdrawn = (name: string, day: string) =>
  `${name} की सहमति ${day} को वापस ले ली गई। प्रोफ़ाइल छिपी हुई है।`;

export const name = 'माता-पिता या अभिभावक का पूरा नाम';
export const relation = 'बच्चे से रिश्ता';
export const guardian_mobile = 'माता-पिता या अभिभावक का मोबाइल नंबर';
export const guardian_mobile_hint = 'मोबाइल नंबर, ईमेल या दोनों भरें। मोबाइल नंबर होने पर लिंक उसी पर भेजा जाता है।';
export const guardian_email = 'माता-पिता या अभिभावक का ईमेल';
export const guardian_email_hint = 'वे कोड से पुष्टि करेंगे, इसलिए यह उनका अपना ईमेल होना चाहिए।';
export const birth_date = 'बच्चे की जन्मतिथि';
export const birth_date_hint = 'ध्यान से जाँच लें। सेव होने के बाद इसे सिर्फ़ हमारी सपोर्ट टीम बदल सकती है।';
export const birth_date_adult = '18 साल की उम्र से सहमति ज़रूरी नहीं है।';
export const link_send = 'लिंक भेजें';
export const link_failed = 'लिंक नहीं भेजा जा सका। फिर से कोशिश करें।';
export const sending = 'भेजा जा रहा है...';

export const waiting = (name: string) => `${name} की सहमति का इंतज़ार है`;
export const waiting_text = (contact: string, name: string) =>
  `${contact} पर एक लिंक भेजा गया है। ${name} की सहमति मिलने तक प्रोफ़ाइल छिपी रहेगी।`;
export const asked_on = 'कब पूछा गया';
export const mobile = 'मोबाइल नंबर';
export const email = 'ईमेल';
export const request_failed = 'यह नहीं हो सका। फिर से कोशिश करें।';
export const request_session_ended = 'कुछ नहीं भेजा गया।';
export const link_resend = 'लिंक फिर से भेजें';
export const change = 'माता-पिता या अभिभावक बदलें';
export const change_question = (name: string) => `${name} से सहमति माँगना बंद करें?`;
export const change_confirm = 'किसी और का नाम दें';

export const consent_by = 'सहमति किसने दी';
export const consent_date = 'तारीख़';
export const consent = 'सहमति';
export const consent_withdraw_text = (name: string) =>
  `सहमति वापस ली जा सकती है: ${name} की ओर से हमारे भेजे लिंक से, और आपकी ओर से यहाँ। इसके बाद बच्चे की प्रोफ़ाइल तुरंत छिप जाएगी, उसके आवेदन वापस हो जाएँगे, और किसी अभिभावक की नई सहमति मिलने तक कोई आवेदन नहीं किया जा सकेगा।`;
export const consent_withdraw = 'सहमति वापस लें';
export const consent_withdraw_question = 'सहमति वापस लें?';
export const consent_withdraw_failed = 'सहमति वापस नहीं ली जा सकी। फिर से कोशिश करें।';
export const consent_session_ended = 'सहमति अभी वापस नहीं ली गई है।';
export const withdraw_confirm = 'सहमति वापस लें';
