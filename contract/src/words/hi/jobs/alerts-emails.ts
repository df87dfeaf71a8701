import { ALERT_PAUSE_DAYS } from '#rules/alerts.ts';
import type { Translation } from '#words/translation.ts';

export type Checked = Translation<
  typeof import('#words/en/jobs/alerts-emails.ts'),
  typeof import('#words/hi/jobs/alerts-emails.ts')
>;

// Dates are parsed as midnight UTC and formatted in UTC, so that no time zone shifts the day.
const date = new Intl.DateTimeFormat('hi-IN-u-nu-latn', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

export const subject = (count: number, title: string) =>
  count === 1 ? `आपके लिए नया कास्टिंग कॉल: ${title}` : `आपके लिए ${count} नए कास्टिंग कॉल`;

export const heading = (name: string) => `आपकी सर्च “${name}” के लिए नए कास्टिंग कॉल:`;

export const closes = (day: Date) => `अंतिम तारीख़ ${date.format(day)}`;

export const more = (count: number, page: string) => `${count} और: ${page}`;

export const stop = (name: string, pause: string, end: string) =>
  `“${name}” के अलर्ट ${ALERT_PAUSE_DAYS} दिन के लिए रोकें: ${pause} या उन्हें बंद करें: ${end}`;

export const short = (count: number, titles: string) => `आपके लिए नए कास्टिंग कॉल (${count}): ${titles}`;

export const note = 'रोल के लिए कोई भी आपसे पैसे नहीं माँग सकता। अगर कोई माँगे तो हमें बताएँ।';
