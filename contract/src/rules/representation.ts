/** What a mandate lets its holder do for the talent; `manage` also the roster and the team of an agency. */
export const mandateScopes = ['apply', 'answer', 'messages', 'profile', 'manage'] as const;
export type MandateScope = (typeof mandateScopes)[number];

/** What can be done for a talent, all of which a guardian does for a child. */
export const clientScopes = ['apply', 'answer', 'messages', 'profile'] as const satisfies MandateScope[];

/** A `member` of an agency acts for the account of the agency itself, and through it for its clients. */
export const mandateKinds = ['guardian', 'agency', 'member'] as const;
export type MandateKind = (typeof mandateKinds)[number];

/** `paused`: nobody can act by it now, as when the agency's document no longer counts; it may become active again. */
export const mandateStates = ['invited', 'active', 'paused', 'ended'] as const;

interface ActingMandate {
  mandate_id: string;
  kind: MandateKind;
  scopes: readonly MandateScope[];
  holder_id: string;
  guardian_id: string | null;
  talent_name: string;
}

/**
 * The mandate by which a session acts for a talent. A member of an agency acts for a client by the mandate of the agency
 * and, after it, their own.
 */
export type Acting = readonly [ActingMandate, ...ActingMandate[]];

/** Who may apply to a casting call: anybody, talent through their agency, or whom the house invited. */
export const jobAudiences = ['all', 'agencies', 'invited'] as const;
export type JobAudience = (typeof jobAudiences)[number];

/** How many people an agency can submit to a casting call at once. */
export const MAX_SUBMISSION = 50;

/** Why an agency cannot submit somebody. */
export const obstacles = ['scope', 'agreement', 'withdrawn', 'children', 'allowance', 'guardian'] as const;
export type Obstacle = (typeof obstacles)[number];

/** `claimed`: an application was there already, and the talent decides whose it is. */
export const submissionOutcomes = ['sent', 'waits', 'claimed', 'rejected'] as const;
export type SubmissionOutcome = (typeof submissionOutcomes)[number];

/** What of a client needs an answer. */
export const worksheetKinds = ['audition', 'tape', 'offer', 'message', 'decision'] as const;
export type WorksheetKind = (typeof worksheetKinds)[number];

/** How long the link of an invitation works. */
export const MANDATE_LINK_DAYS = 14;
/** For how long an agency cannot invite again who declined. */
export const DECLINED_DAYS = 90;
/** How long before the 18th birthday a guardian hands the account over. */
export const HAND_OVER_DAYS = 31;

/** What the history of a talent says that somebody did. */
export const actingActs = [
  'applied',
  'changed_application',
  'withdrew',
  'audition',
  'tape',
  'offer',
  'calendar',
  'message',
  'media',
  'profile',
  'other',
] as const;
export type ActingAct = (typeof actingActs)[number];

const acts: readonly [RegExp, ActingAct | undefined][] = [
  // Saved by itself, or only read.
  [/\/draft|-drafts|\/read$|\/notices|\/acting$|\/conversation-files/, undefined],
  [/\/job-apply$|\/send-again$|\/agency\/submissions$/, 'applied'],
  [/\/job-applications\/:id\/withdraw$/, 'withdrew'],
  [/\/job-applications|-kits/, 'changed_application'],
  [/\/auditions/, 'audition'],
  [/\/self-tape|\/takes/, 'tape'],
  [/\/offers/, 'offer'],
  [/\/availability|\/holds|\/calendar/, 'calendar'],
  [/\/conversations/, 'message'],
  [/\/media|\/uploads/, 'media'],
  [/profile/, 'profile'],
];

/** Returns what a write to an endpoint is in the history; undefined if it is nothing to tell. */
export function actOf(endpoint: string): ActingAct | undefined {
  const found = acts.find(([pattern]) => pattern.test(endpoint));
  return found ? found[1] : 'other';
}
