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
export const video = 'वीडियो';
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
export const comment_save = 'टिप्पणी सेव करें';
export const answer_failed = 'आपका जवाब सेव नहीं हो सका। फिर से कोशिश करें।';
export const score_of = (score: number, max: number) => `${max} में से ${score}`;
