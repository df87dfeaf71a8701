/** A line of the sides: who says it, or null for an action or a text without names. */
export interface SidesLine {
  speaker: string | null;
  text: string;
}

/** `ASHA: Why did you come back?` */
const NAMED = /^([\p{L}\p{M}][\p{L}\p{M}\p{N} .’'()-]{0,30}?)\s*[:：]\s*(\S.*)$/u;
/** A name on a line of its own above what is said, as scripts print it. */
const HEADING = /^[A-Z][A-Z0-9 .’'()-]{1,30}$/;
const WORDS_A_SECOND = 2.5;

/** Reads who says what in sides. */
export function parseSides(sides: string): SidesLine[] {
  const found: SidesLine[] = [];
  let heading: string | null = null;
  for (const text of sides.split('\n').map((line) => line.trim())) {
    const [, name, said] = NAMED.exec(text) ?? [];
    if (!text) heading = null;
    else if (name && said) found.push({ speaker: name, text: said });
    else if (HEADING.test(text)) heading = text;
    else found.push({ speaker: heading, text });
  }
  return found;
}

/** Returns who speaks in the sides, in the order of their first line. */
export function speakersOf(lines: readonly SidesLine[]): string[] {
  return [...new Set(lines.flatMap(({ speaker }) => speaker ?? []))];
}

/** Returns the part that a talent most likely reads: the one named like the role, or the first. */
export function guessPart(speakers: readonly string[], role: string): string | undefined {
  const wanted = role.toLowerCase();
  return speakers.find((speaker) => wanted.includes(speaker.toLowerCase())) ?? speakers[0];
}

/** Estimates how long it takes to say a text, in seconds. */
export function speakingSeconds(text: string): number {
  return Math.max(1, Math.round(text.split(/\s+/).length / WORDS_A_SECOND));
}
