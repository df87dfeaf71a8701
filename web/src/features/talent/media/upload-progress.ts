import type { Upload } from '#features/talent/media/upload-list.ts';
import { sizeText } from '#ui/size-text.ts';
import * as words from '#words/talent/uploads.ts';

const WINDOW_MS = 5000;
/** Before this time, the speed cannot be estimated. */
const MIN_MS = 1000;
const MINUTE = 60;
const HOUR = 60 * MINUTE;

export function measureSpeed() {
  const seen: { at: number; sent: number }[] = [];

  /** Returns bytes per second; undefined while there is too little data. */
  return function note(sent: number, at: number): number | undefined {
    seen.push({ at, sent });
    while (seen[1] && at - seen[1].at >= WINDOW_MS) seen.shift();
    const [first] = seen;
    if (!first || at - first.at < MIN_MS) return undefined;
    return ((sent - first.sent) / (at - first.at)) * 1000;
  };
}

/** Formats the progress of an upload: `12.0 of 50.0 MB · 2.1 MB a second · about 20 seconds left`. */
export function progressText({ sent, size, speed }: Pick<Upload, 'sent' | 'size' | 'speed'>): string {
  const parts = [words.progress(sizeText(sent), sizeText(size))];
  if (speed && speed > 0 && sent < size) {
    parts.push(words.speed(sizeText(speed)), timeText((size - sent) / speed));
  }
  return parts.join(' · ');
}

/** Formats the remaining time approximately, because the end of an upload is never known to the second. */
function timeText(seconds: number): string {
  if (seconds < 5) return words.left_moments;
  if (seconds < MINUTE) return words.left_seconds(Math.ceil(seconds / 5) * 5);
  if (seconds < HOUR) return words.left_minutes(Math.ceil(seconds / MINUTE));
  return words.left_hours(Math.ceil(seconds / HOUR));
}
