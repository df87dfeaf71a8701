import type {
  SelfTapeDeclined,
  SelfTapeReceived,
  SelfTapesDue,
  TapeFacts,
} from '#words/en/auditions/self-tape-emails.ts';

export const tape_house = 'प्रोडक्शन हाउस';

export const tape_note = (page: string) =>
  `ऑडिशन के लिए कोई भी आपसे पैसे नहीं माँग सकता। अगर टेप भेजना संभव न हो तो यहाँ मना करें: ${page}`;
export const tape_short = (subject: string, when: string) => `${subject}। अंतिम समय: ${when}।`;

export const self_tape_asked = {
  subject: 'अपना सेल्फ़-टेप भेजें',
  paragraphs: ({ house, title, when, instructions, hasSides, page }: TapeFacts) => [
    `${house} ने ${title} के लिए आपसे सेल्फ़-टेप माँगा है।`,
    `इसे ${when} तक भेजें।`,
    instructions,
    hasSides ? `स्क्रिप्ट के पन्ने डाउनलोड करें और अपना टेप अपलोड करें: ${page}` : `अपना टेप यहाँ अपलोड करें: ${page}`,
  ],
};

export const self_tape_changed = {
  subject: 'सेल्फ़-टेप का अनुरोध बदला है',
  paragraphs: ({ house, title, when, instructions, page }: TapeFacts) => [
    `${house} ने ${title} के लिए सेल्फ़-टेप का अनुरोध बदला है।`,
    `इसे ${when} तक भेजें।`,
    instructions,
    `अनुरोध देखें और अपना टेप अपलोड करें: ${page}`,
  ],
};

export const self_tape_reminder = {
  subject: 'आपके सेल्फ़-टेप का रिमाइंडर',
  paragraphs: ({ house, title, when, page }: TapeFacts) => [
    `${title} के लिए आपका सेल्फ़-टेप ${house} को अभी तक नहीं मिला है।`,
    `इसे ${when} तक भेजें: ${page}`,
  ],
};

export const self_tape_received = ({ title, name, page }: SelfTapeReceived) => ({
  subject: `${name} ने सेल्फ़-टेप भेजा है: ${title}`,
  paragraphs: [`${name} ने ${title} के लिए सेल्फ़-टेप भेजा है।`, `टेप यहाँ देखें: ${page}`],
  note: 'अंतिम समय तक टेप बदला जा सकता है।',
  short: `${name} ने ${title} के लिए सेल्फ़-टेप भेजा है।`,
});

export const self_tape_declined = ({ title, name, note, page }: SelfTapeDeclined) => ({
  subject: `${name} ने सेल्फ़-टेप से मना किया: ${title}`,
  paragraphs: [
    `${name} ने ${title} के लिए सेल्फ़-टेप भेजने से मना किया है।`,
    ...(note ? [note] : []),
    `आवेदन यहाँ खोलें: ${page}`,
  ],
  note: `आवेदन खुला रहने तक ${name} का टेप अब भी आ सकता है।`,
  short: `${name} ने ${title} के लिए सेल्फ़-टेप भेजने से मना किया है।`,
});

export const self_tapes_due = ({ title, received, missing, page }: SelfTapesDue) => ({
  subject: `टेप भेजने का समय पूरा हुआ: ${title}`,
  paragraphs: [
    `${title} के सेल्फ़-टेप भेजने का समय पूरा हो गया है।`,
    `मिले: ${received}। बाकी: ${missing}।`,
    `टेप यहाँ देखें: ${page}`,
  ],
  note: 'पहला टेप देर से भी आ सकता है। ज़्यादा समय देने के लिए अंतिम समय आगे बढ़ाएँ।',
  short: `मिले सेल्फ़-टेप: ${received}। बाकी: ${missing}।`,
});
