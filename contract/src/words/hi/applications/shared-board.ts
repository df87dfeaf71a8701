export const ended = 'यह लिंक अब काम नहीं करता।';
export const ended_lead =
  'आवेदकों के लिंक सीमित समय तक काम करते हैं और पहले भी बंद किए जा सकते हैं। भेजने वाले से नया लिंक माँगें।';
export const shared_with = (label: string) => `${label} के साथ शेयर किया गया।`;
export const lead = (house: string, label: string, day: string) =>
  `${house} ने ये आवेदक ${label} के साथ शेयर किए हैं। हर एक के लिए हाँ, शायद या ना चुनें। आपके जवाब ${house} को तुरंत दिखेंगे। यह लिंक ${day} तक काम करेगा।`;
export const empty = 'यहाँ अभी कोई आवेदक नहीं है। बाद में फिर से देखें।';
export const pictures = (name: string) => `${name} की फ़ोटो`;
export const picture = (place: number, name: string) => `${name} की फ़ोटो ${place}`;
export const still = (name: string) => `${name} के वीडियो की तस्वीर`;
export const video = (place: number) => `वीडियो (${place})`;
export const play = (name: string) => `${name} का वीडियो चलाएँ`;
export const video_failed = 'वीडियो नहीं चल सका। फिर से कोशिश करें।';
export const speaks = (languages: string) => `भाषाएँ: ${languages}`;
export const skills = (name: string) => `${name} के हुनर`;
export const picks = {
  yes: 'हाँ',
  maybe: 'शायद',
  no: 'ना',
} as const;
export const pick_for = (name: string) => `${name} के लिए आपकी पसंद`;
export const comment_on = (name: string) => `${name} के बारे में टिप्पणी`;
export const comment = 'टिप्पणी';
export const answer_saved = 'सेव हो गया';
export const answer_failed = 'अभी सेव नहीं हुआ। आपका जवाब इस ब्राउज़र में है और दोबारा ऑनलाइन होने पर भेज दिया जाएगा।';
export const score_of = (score: number, max: number) => `${max} में से ${score}`;

export const needs_scripts = 'आवेदक देखने के लिए कृपया JavaScript चालू करें।';
export const viewer_title = 'कौन देख रहा है?';
export const viewer_name_lead = (house: string) =>
  `आवेदक देखने के लिए अपना नाम भरें। ${house} को यह आपके जवाबों के साथ दिखेगा और लिंक ख़त्म होने के 90 दिन बाद हटा दिया जाएगा।`;
export const viewer_email_lead = (house: string) =>
  `इस लिंक के लिए आपका ईमेल चाहिए। जाँचने के लिए हम उस पर कोड भेजेंगे। ${house} को आपका ईमेल आपके जवाबों के साथ लिंक ख़त्म होने के 90 दिन बाद तक दिखेगा। अगर आप बच्चों के आवेदन देखते हैं तो आपका ईमेल कास्टिंग कॉल के लॉग में भी रहेगा।`;
export const viewer_name = 'आपका नाम';
export const viewer_open = 'आवेदक देखें';
export const viewer_opening = 'खुल रहा है...';
export const viewer_send_code = 'कोड भेजें';
export const viewer_sending_code = 'भेजा जा रहा है...';
export const viewer_code_sent = (email: string) => `हमने ${email} पर कोड भेजा है।`;
export const viewer_failed = 'लिंक नहीं खुल सका। फिर से कोशिश करें।';

export const compare = 'तुलना करें';
export const compare_choose = (name: string) => `तुलना के लिए ${name} को चुनें`;
export const compare_one_more = 'तुलना के लिए एक और चुनें।';
export const compare_both = 'दोनों की तुलना करें';
export const compare_title = 'दो आवेदकों की तुलना';
