/** What the recipient of a share link sees of a board, and how they answer. */

export const ended = 'This link no longer works.';
export const ended_lead =
  'Links to applicants work for a limited time and can be turned off early. Ask the sender for a new one.';
export const shared_with = (label: string) => `Shared with ${label}.`;
export const lead = (house: string, label: string, day: string) =>
  `${house} shares these applicants with ${label}. Choose yes, maybe or no for each of them. ${house} sees your answers immediately. The link works until ${day}.`;
export const empty = 'There are no applicants here yet. Check again later.';
export const pictures = (name: string) => `Pictures of ${name}`;
export const picture = (place: number, name: string) => `Picture ${place} of ${name}`;
export const still = (name: string) => `A still from the video of ${name}`;
export const video = 'Video';
export const speaks = (languages: string) => `Speaks ${languages}`;
export const skills = (name: string) => `Skills of ${name}`;
export const picks = {
  yes: 'Yes',
  maybe: 'Maybe',
  no: 'No',
} as const;
export const pick_for = (name: string) => `Your pick for ${name}`;
export const comment_on = (name: string) => `Comment on ${name}`;
export const comment = 'Comment';
export const comment_save = 'Save comment';
export const answer_failed = 'We couldn’t save your answer. Try again.';
export const score_of = (score: number, max: number) => `${score} of ${max}`;
