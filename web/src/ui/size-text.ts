import * as words from '#words/ui/formats.ts';

const KILOBYTE = 1024;

/** Formats the size of a file. */
export function sizeText(bytes: number): string {
  const kilobytes = bytes / KILOBYTE;
  return kilobytes < 1000
    ? words.kilobytes(String(Math.ceil(kilobytes)))
    : words.megabytes((kilobytes / KILOBYTE).toFixed(1));
}
