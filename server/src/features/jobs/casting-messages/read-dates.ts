import { addDays, dayInIndia } from '@kirdaar/contract/rules/calendar';

const monthNames = [
  'jan(?:uary)?|जनवरी',
  'feb(?:ruary|uary)?|फ़?रवरी|फरवरी',
  'mar(?:ch)?|मार्च',
  'apr(?:il)?|अप्रैल',
  'may|मई',
  'june?|जून',
  'july?|जुलाई',
  'aug(?:ust)?|अगस्त',
  'sept?(?:ember)?|सितंबर|सितम्बर',
  'oct(?:ober)?|अक्टूबर|अक्तूबर',
  'nov(?:ember)?|नवंबर|नवम्बर',
  'dec(?:ember)?|दिसंबर|दिसम्बर',
];
const months = monthNames.map((names) => new RegExp(`^(?:${names})$`, 'iu'));
const ANY_MONTH = `(?:${monthNames.join('|')})(?![\\p{L}\\p{M}])`;
const DAY = '(\\d{1,2})(?:st|nd|rd|th)?';
const YEAR = `(?:[\\s,'’-]*(20\\d\\d|\\d\\d(?![\\d:]|\\s*(?:am|pm|days?|years?|yrs?|to|-|st|nd|rd|th)|[-./\\s]*${ANY_MONTH})))?`;
const AND = '\\s*(?:,|&|-|–|—|/|and|to|till|se|aur|से|और|व|या|or)\\s*';

const dayFirst = new RegExp(
  `(?<!\\d)${DAY}(?:${AND}${DAY})*\\s*(?:of\\s+)?[-./\\s]?(${ANY_MONTH})${YEAR}`,
  'iu',
);
const monthFirst = new RegExp(
  `(?<![\\p{L}\\p{M}])(${ANY_MONTH})[\\s.-]*${DAY}(?:${AND}${DAY})*(?!\\d)${YEAR}`,
  'iu',
);
const inFigures = /(?<![\d.])(\d{1,2})[./-](\d{1,2})[./-](20\d\d|\d\d)(?!\d)/;
/** A day and a month without a year. */
const inTwoFigures = /(?<![\d./-])(\d{1,2})\/(\d{1,2})(?![\d./-])/;
const relative =
  /(?<![\p{L}\p{M}])(day after tomorrow|tomorrow|today|tonight|kal|aaj|parso|कल|आज|परसों)(?![\p{L}\p{M}])/iu;

const daysAhead: Record<string, number> = {
  today: 0,
  tonight: 0,
  aaj: 0,
  आज: 0,
  tomorrow: 1,
  kal: 1,
  कल: 1,
  'day after tomorrow': 2,
  parso: 2,
  परसों: 2,
};

const namesMonth = new RegExp(`(?<!\\p{L})${ANY_MONTH}`, 'iu');

export interface FoundDay {
  /** YYYY-MM-DD. */
  day: string;
  /** The words in the text. */
  source: string;
  /** Whether something was added that the text leaves open, such as the year. */
  isAssumed: boolean;
}

/** Returns the first day that a text names; a day without a year is the next one of that date. */
export function findDay(text: string, now: Date): FoundDay | undefined {
  const today = dayInIndia(now);
  const word = relative.exec(text);
  if (word?.[1]) {
    const day = addDays(today, daysAhead[word[1].toLowerCase()] ?? 0);
    return { day, source: word[0], isAssumed: true };
  }
  const figures = inFigures.exec(text) ?? (namesMonth.test(text) ? null : inTwoFigures.exec(text));
  if (figures) {
    const [source, day = '', month = '', year] = figures;
    return dated(source, year, Number(month), Number(day), today);
  }
  const [source, first, , month, year] = dayFirst.exec(text) ?? monthThenDay(text) ?? [];
  if (!source || !first || !month) return undefined;
  return dated(source, year, monthNumber(month), Number(first), today);
}

function monthThenDay(text: string) {
  const [source, month, first, last, year] = monthFirst.exec(text) ?? [];
  return source === undefined ? undefined : [source, first, last, month, year];
}

function monthNumber(name: string): number {
  return months.findIndex((month) => month.test(name)) + 1;
}

function dated(source: string, year: string | undefined, month: number, day: number, today: string) {
  const twoDigits = (part: number) => String(part).padStart(2, '0');
  const inYear = (full: string) => `${full}-${twoDigits(month)}-${twoDigits(day)}`;
  const thisYear = inYear(today.slice(0, 4));
  const next = thisYear < today ? inYear(String(Number(today.slice(0, 4)) + 1)) : thisYear;
  // "5 Dec, 12 actors": two figures are a year only if it is this or the next one.
  const isYear =
    year?.length === 4 || [0, 1].some((ahead) => Number(today.slice(2, 4)) + ahead === Number(year));
  const found = isYear ? inYear(`20${year?.slice(-2)}`) : next;
  const isReal = !Number.isNaN(Date.parse(`${found}T00:00:00Z`)) && addDays(found, 0) === found;
  return isReal ? { day: found, source: source.trim(), isAssumed: !isYear } : undefined;
}
