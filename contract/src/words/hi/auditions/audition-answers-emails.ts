import type { AuditionAsked, AuditionDeclined } from '#words/en/auditions/audition-answers-emails.ts';
import type { Translation } from '#words/translation.ts';

export type Checked = Translation<
  typeof import('#words/en/auditions/audition-answers-emails.ts'),
  typeof import('#words/hi/auditions/audition-answers-emails.ts')
>;

export const audition_asked = ({ title, name, note, page }: AuditionAsked) => ({
  subject: `${name} ने ऑडिशन के लिए दूसरा समय माँगा है: ${title}`,
  paragraphs: [`${name} ने ${title} के ऑडिशन के लिए दूसरा समय माँगा है:`, note, `नए समय यहाँ जोड़ें: ${page}`],
  note: `नए समय जुड़ते ही हम ${name} को सूचना देंगे।`,
  short: `${name} ने ${title} के ऑडिशन के लिए दूसरा समय माँगा है।`,
});

export const audition_declined = ({ title, name, note, page }: AuditionDeclined) => ({
  subject: `${name} ने ऑडिशन से मना किया: ${title}`,
  paragraphs: [`${name} ${title} का ऑडिशन नहीं देंगे।`, ...(note ? [note] : []), `यह समय अगले आवेदक को दें: ${page}`],
  note: `आवेदन खुला रहने तक ${name} अब भी कोई समय चुन सकते हैं।`,
  short: `${name} ${title} का ऑडिशन नहीं देंगे।`,
});
