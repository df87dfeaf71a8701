import { sizeText } from '#ui/size-text.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;

interface Progress {
  sent: number;
  size: number;
  speed?: number | undefined;
}

/** Formats the progress of an upload: `12.0 of 50.0 MB · 2.1 MB a second · about 20 seconds left`. */
export function progressText({ sent, size, speed }: Progress): string {
  const parts = [`${sizeText(sent)} of ${sizeText(size)}`];
  if (speed && speed > 0 && sent < size) {
    parts.push(`${sizeText(speed)} a second`, `${timeText((size - sent) / speed)} left`);
  }
  return parts.join(' · ');
}

/** Formats a duration approximately, because the end of an upload is never known to the second. */
function timeText(seconds: number): string {
  if (seconds < 5) return 'a few seconds';
  if (seconds < MINUTE) return `about ${Math.ceil(seconds / 5) * 5} seconds`;
  if (seconds < HOUR) return `about ${count(Math.ceil(seconds / MINUTE), 'minute')}`;
  return `about ${count(Math.ceil(seconds / HOUR), 'hour')}`;
}

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}
