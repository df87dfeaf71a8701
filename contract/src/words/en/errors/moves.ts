import type { ApplicationStage } from '#rules/review.ts';
import { plural } from '#words/en/plural.ts';
import { stage_name } from '#words/en/rules/stages.ts';

/** A move by a colleague a short while ago. */
export interface ColleaguesMove {
  /** Null if nobody knows any more. */
  mover: string | null;
  name: string;
  stage: ApplicationStage;
  /** The names of the casting call’s own stages. */
  own: readonly string[];
  minutes: number;
}

/* Why some of several applications were not moved, moved back or told. */
export const applicant_missing = 'Not found.';
export const already_there = 'This application is already there.';
export const talent_withdrew = 'The talent withdrew this application.';
export const talent_accepted = 'The talent has accepted this role.';
export const talent_decided = 'The talent has withdrawn or accepted the role.';
export const talent_told = 'The talent has already been told. Move the application to change the decision.';
export const call_closed = 'This casting call is closed. Reopen it first.';
export const stage_unknown = 'This casting call has no such stage.';
export const moved_just_now = ({ mover, name, stage, own, minutes }: ColleaguesMove) => {
  const who = mover ?? 'A colleague';
  const where = stage_name(stage, own);
  if (minutes < 1) return `${who} moved ${name} to ${where} just now.`;
  return plural(minutes, {
    one: `${who} moved ${name} to ${where} ${minutes} minute ago.`,
    other: `${who} moved ${name} to ${where} ${minutes} minutes ago.`,
  });
};
export const moved_since_by = (mover: string | null) =>
  `${mover ?? 'A colleague'} has since moved this application.`;
export const moved_since = 'This application has since been moved.';
export const nothing_to_send = 'There is nothing to send.';
