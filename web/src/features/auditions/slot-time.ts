const INDIA = 'Asia/Kolkata';

/** A time from its start to its end: in India, and in the viewer's zone where the clock differs. */
export interface TimeWords {
  india: string;
  viewer: string | undefined;
}

/** When something is, in the words of both zones: 'Tue 1 Dec, 10:00–10:25 (India)'. */
export function slotTime(
  { starts_at, ends_at }: { starts_at: string; ends_at?: string | undefined },
  zone = Intl.DateTimeFormat().resolvedOptions().timeZone,
): TimeWords {
  const inIndia = words(starts_at, ends_at, INDIA);
  const here = words(starts_at, ends_at, zone);
  return {
    india: `${inIndia} (India)`,
    viewer: here === inIndia ? undefined : `${here} (${zone.split('/').at(-1)?.replaceAll('_', ' ')})`,
  };
}

/** The day and the time of day in India, as forms take them. */
export function formTime(instant: string): { day: string; from: string } {
  const parts = new Intl.DateTimeFormat('sv-SE', {
    dateStyle: 'short',
    timeStyle: 'short',
    timeZone: INDIA,
  }).format(new Date(instant));
  const [day = '', from = ''] = parts.split(' ');
  return { day, from };
}

function words(start: string, end: string | undefined, timeZone: string): string {
  const day = { weekday: 'short', day: 'numeric', month: 'short', timeZone } as const;
  const time = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone } as const;
  const begins = new Intl.DateTimeFormat('en-GB', { ...day, ...time }).format(new Date(start));
  if (!end) return begins;
  return `${begins}–${new Intl.DateTimeFormat('en-GB', time).format(new Date(end))}`;
}
