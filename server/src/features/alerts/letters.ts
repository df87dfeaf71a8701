import { ALERT_PAUSE_DAYS } from '@kirdaar/contract/rules/alerts';
import type { Language } from '@kirdaar/contract/rules/messages';
import type { Search } from '@kirdaar/contract/saved-searches';
import type { Letter, LetterText, Site } from '#platform/letter.ts';

interface NewCall {
  id: string;
  title: string;
  company_name: string | null;
  city_location: string;
  application_deadline: string | null;
}

interface Alert {
  /** Of all searches together. */
  count: number;
  searches: {
    name: string;
    filters: Search['filters'];
    stop_token: string;
    /** The newest. */
    calls: NewCall[];
    /** How many there are beside those. */
    more: number;
  }[];
}

const PATH = '/user/new-casting-calls';
const SHORT_MOST = 3;

// A day is read as midnight UTC and written in UTC, so that no time zone moves it.
const daysOf = (locale: string) =>
  new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', timeZone: 'UTC' });

interface Words {
  days: Intl.DateTimeFormat;
  subject: (count: number, title: string) => string;
  heading: (name: string) => string;
  closes: (day: string) => string;
  more: (count: number, address: string) => string;
  stop: (name: string, pause: string, end: string) => string;
  short: (count: number, titles: string) => string;
  note: string;
}

const wordsOf: Record<Language, Words> = {
  en: {
    days: daysOf('en-GB'),
    subject: (count, title) => (count === 1 ? `A new call for you: ${title}` : `${count} new calls for you`),
    heading: (name) => `New for your search “${name}”:`,
    closes: (day) => `closes on ${day}`,
    more: (count, address) => `${count} more: ${address}`,
    stop: (name, pause, end) =>
      `Alerts for “${name}”: pause them for ${ALERT_PAUSE_DAYS} days: ${pause} or end them: ${end}`,
    short: (count, titles) => `New calls for you (${count}): ${titles}`,
    note: 'Nobody may ask you for money for a part. If somebody does, tell us.',
  },
  hi: {
    days: daysOf('hi-IN-u-nu-latn'),
    subject: (count, title) => (count === 1 ? `आपके लिए नया कॉल: ${title}` : `आपके लिए ${count} नए कॉल`),
    heading: (name) => `आपकी खोज “${name}” के लिए नए कॉल:`,
    closes: (day) => `अंतिम तिथि ${day}`,
    more: (count, address) => `${count} और: ${address}`,
    stop: (name, pause, end) =>
      `“${name}” के अलर्ट: ${ALERT_PAUSE_DAYS} दिन के लिए रोकें: ${pause} या हमेशा के लिए बंद करें: ${end}`,
    short: (count, titles) => `आपके लिए नए कॉल (${count}): ${titles}`,
    note: 'भूमिका के लिए कोई भी आपसे पैसे नहीं माँग सकता। अगर कोई माँगे तो हमें बताएँ।',
  },
};

/** The new calls of a talent's saved searches. */
export const alertLetter: Letter<Alert> = {
  name: 'alert',
  kind: 'alerts',
  sample: {
    count: 12,
    searches: [
      {
        name: 'Dancers in Pune',
        filters: { city: 'Pune', category: 'DANCERS' },
        stop_token: '00000000-0000-4000-8000-000000000000',
        calls: [
          {
            id: '00000000-0000-4000-8000-000000000001',
            title: 'Lead dancer',
            company_name: 'Monsoon Frames',
            city_location: 'Pune',
            application_deadline: '2027-03-12',
          },
        ],
        more: 11,
      },
    ],
  },
  write: {
    en: (alert, site) => writeAlert(wordsOf.en, alert, site),
    hi: (alert, site) => writeAlert(wordsOf.hi, alert, site),
  },
};

function writeAlert(words: Words, { count, searches }: Alert, site: Site): LetterText {
  const titles = searches.flatMap(({ calls }) => calls.map(({ title }) => title));
  return {
    subject: words.subject(count, titles[0] ?? ''),
    paragraphs: [
      ...searches.flatMap((search) => [
        words.heading(search.name),
        ...search.calls.map((call) => lineOf(words, call, site)),
        ...(search.more > 0 ? [words.more(search.more, `${site.address}${pathOf(search.filters)}`)] : []),
      ]),
      ...searches.map(({ name, stop_token }) => {
        const page = `${site.address}/alerts/${stop_token}`;
        return words.stop(name, `${page}/pause`, `${page}/end`);
      }),
    ],
    note: words.note,
    short: words.short(count, titles.slice(0, SHORT_MOST).join(', ')),
    path: PATH,
  };
}

function lineOf(
  words: Words,
  { id, title, company_name, city_location, application_deadline }: NewCall,
  site: Site,
) {
  const closes = application_deadline && words.closes(words.days.format(new Date(application_deadline)));
  const facts = [company_name, city_location, closes].filter((fact) => fact).join(', ');
  return `${title} (${facts}): ${site.address}/castingcalls/${id}`;
}

/** The page that shows all calls of a search. */
function pathOf({ closing_soon, ...words }: Search['filters']): string {
  const params = new URLSearchParams(closing_soon ? { closing_soon: '1' } : {});
  for (const [name, value] of Object.entries(words)) if (value) params.set(name, value);
  return params.size > 0 ? `${PATH}?${params}` : PATH;
}
