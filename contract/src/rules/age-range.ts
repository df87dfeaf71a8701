const pattern = /^(\d{1,2})(?: *- *(\d{1,2})| *\+)?$/;

/** Whether a text is an age range: '18-24', '18 - 24', '18+' or one age. */
export function isAgeRange(typed: string): boolean {
  const match = pattern.exec(typed);
  return Boolean(match) && (match?.[2] === undefined || Number(match[1]) <= Number(match[2]));
}
