import type { Language } from '@kirdaar/contract/rules/languages';
import { readableSheet, type ShootSheet, sheetFields } from '@kirdaar/contract/rules/shoot-days';
import type { SheetProblem } from '#features/bookings/shoot-days/find-sheet-problem.ts';
import { type EmailTemplate, leadingTo } from '#platform/channels/email-template.ts';
import { formatDay } from '#platform/channels/format-date.ts';
import { serverWords } from '#platform/channels/server-words.ts';

const words = serverWords('shootDays');

interface ToldDay {
  role_offer_id: string;
  title: string;
  company_name: string | null;
  day: string;
  sheet: ShootSheet;
}

const pageOf = ({ role_offer_id }: Pick<ToldDay, 'role_offer_id'>) => `/user/terms/${role_offer_id}`;

const sample: ToldDay = {
  role_offer_id: '0198a8a0-0000-7000-8000-000000000001',
  title: 'Lead Detective · Web Series',
  company_name: 'Lantern Films',
  day: '2026-12-05',
  sheet: {
    call_time: '07:00',
    place: 'Studio 4, Film City, Mumbai',
    map_url: 'https://maps.example/studio-4',
    contact_name: 'Farida Sheikh',
    contact_phone: '+919820000000',
    bring: 'Plain clothes',
  },
};

/** Tells a talent who is booked when and where to come. */
export const shootDayEmail: EmailTemplate<ToldDay> = {
  name: 'shoot-day',
  kind: 'bookings',
  atOnce: true,
  sample,
  write: leadingTo(pageOf, (language) => ({ sheet, ...facts }) => {
    const { call_time, ...read } = readableSheet(facts.day, sheet);
    const lines = sheetFields.flatMap((name) =>
      name !== 'call_time' && read[name]
        ? words[language].line(words[language].labels[name], read[name])
        : [],
    );
    const day = formatDay(facts.day, language);
    return words[language].told({ ...facts, day, call_time, place: read.place, lines });
  }),
};

/** Tells what changed of it. */
export const shootDayChangedEmail: EmailTemplate<ToldDay & { before: ShootSheet }> = {
  name: 'shoot-day-changed',
  kind: 'bookings',
  atOnce: true,
  sample: { ...sample, before: { ...sample.sheet, call_time: '06:30' } },
  write: leadingTo(pageOf, (language) => (facts) => {
    const { call_time, place } = readableSheet(facts.day, facts.sheet);
    const told = { ...facts, call_time, place, day: formatDay(facts.day, language) };
    return words[language].changed({ ...told, lines: changesIn(facts, language) });
  }),
};

interface NotForChild extends Pick<ToldDay, 'title' | 'day'> {
  application_id: string;
  /** The child's first name. */
  name: string;
  field: SheetProblem['field'];
  phrase?: string;
}

/** Tells a house that a child was booked on a day whose sheet may not go to a child, and what to change. */
export const sheetNotForChildEmail: EmailTemplate<NotForChild> = {
  name: 'shoot-day-not-for-child',
  kind: 'bookings',
  atOnce: true,
  sample: {
    application_id: sample.role_offer_id,
    title: sample.title,
    day: sample.day,
    name: 'Tara',
    field: 'bring',
    phrase: '98200 12345',
  },
  write: leadingTo(
    ({ application_id }) => `/production/terms/${application_id}`,
    (language) =>
      ({ field, phrase, ...facts }) => {
        const label = words[language].labels[field];
        const problem = phrase ? words[language].no_contact(label, phrase) : words[language].no_night(label);
        return words[language].not_for_child({ ...facts, day: formatDay(facts.day, language), problem });
      },
  ),
};

/** Says each change, as in 'Call time: 7:00 am, was 6:30 am.' */
function changesIn(
  { day, sheet, before }: Pick<ToldDay, 'day' | 'sheet'> & { before: ShootSheet },
  language: Language,
): string[] {
  const [after, former] = [readableSheet(day, sheet), readableSheet(day, before)];
  return sheetFields.flatMap((name) =>
    after[name] === former[name]
      ? []
      : words[language].change(words[language].labels[name], after[name], former[name]),
  );
}
