const KILOBYTE = 1024;

/** Formats the size of a file. */
export function sizeText(bytes: number): string {
  const kilobytes = bytes / KILOBYTE;
  return kilobytes < 1000 ? `${Math.ceil(kilobytes)} KB` : `${(kilobytes / KILOBYTE).toFixed(1)} MB`;
}
