import type { Search } from '@kirdaar/contract/jobs/saved-searches';
import type { Language } from '@kirdaar/contract/rules/languages';
import type { EmailTemplate, EmailText, Site } from '#platform/channels/email-template.ts';
import { inEachLanguage, serverWords } from '#platform/channels/server-words.ts';

const words = serverWords('jobEmails');
const places = serverWords('places');

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
    /** How many further casting calls there are. */
    more: number;
  }[];
}

const PATH = '/user/new-casting-calls';
const MAX_TITLES_IN_SHORT = 3;

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
  write: inEachLanguage((language) => (alert, site) => writeAlert(language, alert, site)),
};

function writeAlert(language: Language, { count, searches }: Alert, site: Site): EmailText {
  const titles = searches.flatMap(({ calls }) => calls.map(({ title }) => title));
  return {
    subject: words[language].alerts_subject(count, titles[0] ?? ''),
    paragraphs: [
      ...searches.flatMap((search) => [
        words[language].alerts_heading(search.name),
        ...search.calls.map((call) => callLine(language, call, site)),
        ...(search.more > 0
          ? [words[language].more(search.more, `${site.address}${searchPath(search.filters)}`)]
          : []),
      ]),
      ...searches.map(({ name, stop_token }) => {
        const page = `${site.address}/alerts/${stop_token}`;
        return words[language].stop(name, `${page}/pause`, `${page}/end`);
      }),
    ],
    note: words[language].alerts_note,
    short: words[language].alerts_short(count, titles.slice(0, MAX_TITLES_IN_SHORT).join(', ')),
    path: PATH,
  };
}

function callLine(
  language: Language,
  { id, title, company_name, city_location, application_deadline }: NewCall,
  site: Site,
) {
  const closes = application_deadline && words[language].closes(new Date(application_deadline));
  const facts = [company_name, places[language].place_name(city_location), closes]
    .filter((fact) => fact)
    .join(', ');
  return `${title} (${facts}): ${site.address}/castingcalls/${id}`;
}

function searchPath(filters: Search['filters']): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(filters)) {
    if (value) params.set(name, value === true ? '1' : String(value));
  }
  return params.size > 0 ? `${PATH}?${params}` : PATH;
}
