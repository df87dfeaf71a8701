const INDIA = 'Asia/Kolkata';

/** A period in India and, where the clock differs, in the viewer's time zone. */
export interface TimeTexts {
  india: string;
  /** The day and the time in India on their own: 'Tuesday 1 December' and '10:00 am – 10:25 am'. */
  day: string;
  time: string;
  viewer: string | undefined;
}

/** Returns the texts of a period in both time zones: 'Tue 1 Dec, 10:00 am – 10:25 am IST'. */
export function slotTime(
  { starts_at, ends_at }: { starts_at: string; ends_at?: string | undefined },
  zone = Intl.DateTimeFormat().resolvedOptions().timeZone,
): TimeTexts {
  const inIndia = formatPeriod(starts_at, ends_at, INDIA);
  const here = formatPeriod(starts_at, ends_at, zone);
  return {
    india: `${inIndia} IST`,
    day: new Intl.DateTimeFormat('en-GB', {
      weekday: 'long',
      day: 'numeric',
      month: 'long',
      timeZone: INDIA,
    }).format(new Date(starts_at)),
    time: inIndia.slice(inIndia.indexOf(',') + 1).trim(),
    viewer: here === inIndia ? undefined : `${here} (${zone.split('/').at(-1)?.replaceAll('_', ' ')})`,
  };
}

/** Returns the time of an instant in India: '10:02 am'. */
export function timeInIndia(instant: string): string {
  const text = formatPeriod(instant, undefined, INDIA);
  return text.slice(text.indexOf(',') + 1).trim();
}

/** Returns the day and time in India in the format of form fields. */
export function formTime(instant: string): { day: string; from: string } {
  const parts = new Intl.DateTimeFormat('sv-SE', {
    dateStyle: 'short',
    timeStyle: 'short',
    timeZone: INDIA,
  }).format(new Date(instant));
  const [day = '', from = ''] = parts.split(' ');
  return { day, from };
}

function formatPeriod(start: string, end: string | undefined, timeZone: string): string {
  const day = { weekday: 'short', day: 'numeric', month: 'short', timeZone } as const;
  const time = { hour: 'numeric', minute: '2-digit', hourCycle: 'h12', timeZone } as const;
  const begins = new Intl.DateTimeFormat('en-GB', { ...day, ...time }).format(new Date(start));
  if (!end) return begins;
  return `${begins} – ${new Intl.DateTimeFormat('en-GB', time).format(new Date(end))}`;
}
