import type { Search } from '@kirdaar/contract/jobs/saved-searches';
import { ALERT_PAUSE_DAYS } from '@kirdaar/contract/rules/alerts';
import type { Language } from '@kirdaar/contract/rules/languages';
import type { EmailTemplate, EmailText, Site } from '#platform/channels/email-template.ts';

interface NewCall {
  id: string;
  title: string;
  company_name: string | null;
  city_location: string;
  application_deadline: string | null;
}

interface Alert {
  /** Across all searches. */
  count: number;
  searches: {
    name: string;
    filters: Search['filters'];
    stop_token: string;
    /** The newest ones. */
    calls: NewCall[];
    /** The number of further casting calls. */
    more: number;
  }[];
}

const PATH = '/user/new-casting-calls';
const MAX_TITLES_IN_SHORT = 3;

// Dates are parsed as midnight UTC and formatted in UTC, so that no time zone shifts the day.
const dateFormat = (locale: string) =>
  new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' });

interface Texts {
  date: Intl.DateTimeFormat;
  subject: (count: number, title: string) => string;
  heading: (name: string) => string;
  closes: (day: string) => string;
  more: (count: number, address: string) => string;
  stop: (name: string, pause: string, end: string) => string;
  short: (count: number, titles: string) => string;
  note: string;
}

const texts: Record<Language, Texts> = {
  en: {
    date: dateFormat('en-GB'),
    subject: (count, title) =>
      count === 1 ? `New casting call for you: ${title}` : `${count} new casting calls for you`,
    heading: (name) => `New for your search “${name}”:`,
    closes: (day) => `closes on ${day}`,
    more: (count, address) => `${count} more: ${address}`,
    stop: (name, pause, end) =>
      `Pause alerts for “${name}” for ${ALERT_PAUSE_DAYS} days: ${pause} or turn them off: ${end}`,
    short: (count, titles) => `New casting calls for you (${count}): ${titles}`,
    note: 'Nobody may ask you for money for a role. If someone does, report it to us.',
  },
  hi: {
    date: dateFormat('hi-IN-u-nu-latn'),
    subject: (count, title) =>
      count === 1 ? `आपके लिए नया कास्टिंग कॉल: ${title}` : `आपके लिए ${count} नए कास्टिंग कॉल`,
    heading: (name) => `आपकी खोज “${name}” के लिए नए कास्टिंग कॉल:`,
    closes: (day) => `अंतिम तिथि ${day}`,
    more: (count, address) => `${count} और: ${address}`,
    stop: (name, pause, end) =>
      `“${name}” के अलर्ट: ${ALERT_PAUSE_DAYS} दिन के लिए रोकें: ${pause} या हमेशा के लिए बंद करें: ${end}`,
    short: (count, titles) => `आपके लिए नए कास्टिंग कॉल (${count}): ${titles}`,
    note: 'भूमिका के लिए कोई भी आपसे पैसे नहीं माँग सकता। अगर कोई माँगे तो हमें बताएँ।',
  },
};

/** Lists the new casting calls of a talent's saved searches. */
export const alertEmail: EmailTemplate<Alert> = {
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
    en: (alert, site) => writeAlert(texts.en, alert, site),
    hi: (alert, site) => writeAlert(texts.hi, alert, site),
  },
};

function writeAlert(text: Texts, { count, searches }: Alert, site: Site): EmailText {
  const titles = searches.flatMap(({ calls }) => calls.map(({ title }) => title));
  return {
    subject: text.subject(count, titles[0] ?? ''),
    paragraphs: [
      ...searches.flatMap((search) => [
        text.heading(search.name),
        ...search.calls.map((call) => callLine(text, call, site)),
        ...(search.more > 0 ? [text.more(search.more, `${site.address}${searchPath(search.filters)}`)] : []),
      ]),
      ...searches.map(({ name, stop_token }) => {
        const page = `${site.address}/alerts/${stop_token}`;
        return text.stop(name, `${page}/pause`, `${page}/end`);
      }),
    ],
    note: text.note,
    short: text.short(count, titles.slice(0, MAX_TITLES_IN_SHORT).join(', ')),
    path: PATH,
  };
}

function callLine(
  text: Texts,
  { id, title, company_name, city_location, application_deadline }: NewCall,
  site: Site,
) {
  const closes = application_deadline && text.closes(text.date.format(new Date(application_deadline)));
  const facts = [company_name, city_location, closes].filter((fact) => fact).join(', ');
  return `${title} (${facts}): ${site.address}/castingcalls/${id}`;
}

/** Returns the path of the page that lists all casting calls of a search. */
function searchPath(filters: Search['filters']): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(filters)) {
    if (value) params.set(name, value === true ? '1' : String(value));
  }
  return params.size > 0 ? `${PATH}?${params}` : PATH;
}
