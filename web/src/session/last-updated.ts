import * as words from '#words/app/area-frame.ts';

const format = new Intl.DateTimeFormat('en-IN', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZone: 'Asia/Kolkata',
});

/** Formats when a profile was last saved, in Indian time. */
export function formatLastUpdated(instant: string | null): string {
  return instant ? format.format(new Date(instant)) : words.never_updated;
}
