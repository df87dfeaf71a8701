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
export const video = (place: number) => `Video (${place})`;
export const play = (name: string) => `Play video of ${name}`;
export const video_failed = 'We couldn’t play the video. Try again.';
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
export const answer_saved = 'Saved';
export const answer_failed =
  'Not saved yet. Your answer is kept in this browser and sent when you are online again.';
export const score_of = (score: number, max: number) => `${score} of ${max}`;

export const needs_scripts = 'Please turn on JavaScript to see the applicants.';
export const viewer_title = 'Who is looking?';
export const viewer_name_lead = (house: string) =>
  `Enter your name to see the applicants. ${house} sees it beside your answers, and it is deleted 90 days after the link ends.`;
export const viewer_email_lead = (house: string) =>
  `This link asks for your email. We send you a code to check it. ${house} sees your email beside your answers until 90 days after the link ends. If you see children, the log of the casting call keeps your email.`;
export const viewer_name = 'Your name';
export const viewer_open = 'Show applicants';
export const viewer_opening = 'Opening...';
export const viewer_send_code = 'Send code';
export const viewer_sending_code = 'Sending...';
export const viewer_code_sent = (email: string) => `We have sent a code to ${email}.`;
export const viewer_failed = 'We couldn’t open the link. Try again.';

export const compare = 'Compare';
export const compare_choose = (name: string) => `Choose ${name} to compare`;
export const compare_one_more = 'Choose one more to compare.';
export const compare_both = 'Compare both';
export const compare_title = 'Compare two applicants';
