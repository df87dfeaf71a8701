import { dayInIndia, HOUR_MS, weekdayOf } from './calendar.ts';

/**
 * What became of a self-tape: none yet, none by the deadline, one in time, one after the deadline, or the
 * talent declined. An upload that began by the deadline is in time.
 */
export const selfTapeStates = ['waiting', 'overdue', 'received', 'received_late', 'declined'] as const;
export type SelfTapeState = (typeof selfTapeStates)[number];

/** Who is asked for a tape: everyone invited to the role, a callback, or one person. */
export const tapeAudiences = ['role', 'callback', 'person'] as const;
export type TapeAudience = (typeof tapeAudiences)[number];

export const tapeOrientations = ['any', 'portrait', 'landscape'] as const;
export type TapeOrientation = (typeof tapeOrientations)[number];

/** What the slate can say, in this order; the house chooses. */
export const slateParts = ['name', 'role', 'height', 'city', 'language'] as const;
export type SlatePart = (typeof slateParts)[number];
export const DEFAULT_SLATE: readonly SlatePart[] = ['name', 'role', 'height', 'city'];
/** How long the slate is shown before the first take. */
export const SLATE_SECONDS = 2;

/** The least that is kept of a trimmed take. */
export const MIN_TAKE_MS = 1000;
export const MAX_TAKES = 5;
export const MAX_TAPE_QUESTIONS = 5;
export const MAX_SIDES_TEXT = 20_000;
/** For how many days after the role closes tapes are kept. */
export const MIN_KEEP_DAYS = 7;
export const MAX_KEEP_DAYS = 365;
export const KEEP_DAYS = 90;

/** What a member can score apart, besides the whole. */
export const scoreParts = ['voice', 'look', 'performance'] as const;
export type ScorePart = (typeof scoreParts)[number];

/** The field of an application under which its self-tape is kept. */
export const TAPE_FIELD = 'selfTape';
/** Hours before the deadline at which talent who have sent no tape are reminded. */
export const TAPE_REMINDER_HOURS = 24;

const FAIR_HOURS = 48;
const FAIR_PAGES = 3;
const FAIR_TAKES = 3;
/** Characters of a script page, about. */
const PAGE_TEXT = 1_800;

export const tapeWarnings = ['short_notice', 'weekend', 'long_sides', 'many_takes'] as const;
export type TapeWarning = (typeof tapeWarnings)[number];

/** What is unfair in a request. The house is warned, and may send it. `pages` are those of the PDF. */
export function findTapeWarnings(
  request: { deadline: Date | undefined; pages: number | null; sidesText: string; takes: number },
  now: Date,
): TapeWarning[] {
  const { deadline, pages, sidesText, takes } = request;
  const hours = deadline && (deadline.getTime() - now.getTime()) / HOUR_MS;
  const found: Record<TapeWarning, boolean> = {
    short_notice: hours !== undefined && hours < FAIR_HOURS,
    weekend: deadline !== undefined && weekdayOf(dayInIndia(deadline)) > 5,
    long_sides: (pages ?? 0) + sidesText.length / PAGE_TEXT > FAIR_PAGES,
    many_takes: takes > FAIR_TAKES,
  };
  return tapeWarnings.filter((warning) => found[warning]);
}
