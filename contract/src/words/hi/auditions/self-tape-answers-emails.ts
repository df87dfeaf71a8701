import type {
  SelfTapeDeclined,
  SelfTapeReceived,
  SelfTapesDue,
} from '#words/en/auditions/self-tape-answers-emails.ts';
import type { Translation } from '#words/translation.ts';

export type Checked = Translation<
  typeof import('#words/en/auditions/self-tape-answers-emails.ts'),
  typeof import('#words/hi/auditions/self-tape-answers-emails.ts')
>;

export const self_tape_received = ({ title, name, page }: SelfTapeReceived) => ({
  subject: `${name} ने सेल्फ़-टेप भेजा है: ${title}`,
  paragraphs: [`${name} ने ${title} के लिए सेल्फ़-टेप भेजा है।`, `टेप यहाँ देखें: ${page}`],
  note: 'अंतिम समय तक टेप बदला जा सकता है।',
  short: `${name} ने ${title} के लिए सेल्फ़-टेप भेजा है।`,
});

export const self_tape_declined = ({ title, name, note, page }: SelfTapeDeclined) => ({
  subject: `${name} ने सेल्फ़-टेप से मना किया: ${title}`,
  paragraphs: [`${name} ${title} के लिए सेल्फ़-टेप नहीं भेजेंगे।`, ...(note ? [note] : []), `आवेदन यहाँ खोलें: ${page}`],
  note: `आवेदन खुला रहने तक ${name} अब भी टेप भेज सकते हैं।`,
  short: `${name} ${title} के लिए सेल्फ़-टेप नहीं भेजेंगे।`,
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
