import { sizeText } from '#ui/size-text.ts';
import * as words from '#words/talent/uploads.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;

interface Progress {
  sent: number;
  size: number;
  speed?: number | undefined;
}

/** Formats the progress of an upload: `12.0 of 50.0 MB · 2.1 MB a second · about 20 seconds left`. */
export function progressText({ sent, size, speed }: Progress): string {
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
