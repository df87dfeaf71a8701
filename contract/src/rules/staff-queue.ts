import { PERSON_REQUEST_DAYS } from './person-requests.ts';
import type { StaffRole } from './staff-roles.ts';

/** What can wait for staff: who decides it, and within how many hours. */
export const queueKinds = {
  call: { roles: ['moderator'], hours: 24 },
  edit: { roles: ['moderator'], hours: 24 },
  document: { roles: ['moderator'], hours: 48 },
  guardian: { roles: ['moderator'], hours: 48 },
  /** A document for the verified badge, or a date of birth to correct, which a second person decides. */
  identity: { roles: ['moderator', 'support'], hours: 48 },
  report: { roles: ['moderator', 'support'], hours: 24 },
  /** Proposed to a second person. */
  suspension: { roles: ['moderator'], hours: 4 },
  appeal: { roles: ['moderator'], hours: 48 },
  /** A role of staff that an owner proposed; for the other owners only. */
  staff: { roles: [], hours: 48 },
  /** Drafts that somebody asked to publish: legal texts for owners, links to other hosts for moderators. */
  legal: { roles: [], hours: 72 },
  content: { roles: ['moderator'], hours: 48 },
  /** Asked of the gateway and not made. */
  refund: { roles: ['finance', 'support'], hours: 24 },
  /** By the law, from the day on which it came. */
  request: { roles: ['support'], hours: 24 * PERSON_REQUEST_DAYS },
  task: { roles: ['support'], hours: 24 },
} as const satisfies Record<string, { roles: readonly StaffRole[]; hours: number }>;

export type QueueKind = keyof typeof queueKinds;
export const queueKindNames = [
  'call',
  'edit',
  'document',
  'guardian',
  'identity',
  'report',
  'suspension',
  'appeal',
  'staff',
  'legal',
  'content',
  'refund',
  'request',
  'task',
] as const;

/** How many items one decision is for at most: unless the network is slow, all of them can then be undone. */
export const MAX_TOGETHER = 20;

/** What concerns a child goes before everything else. */
export const CHILD_HOURS = 1;
/** Somebody who does not feel safe needs an answer at once. */
export const UNSAFE_HOURS = 0.25;

/** Returns the kinds that a role decides. */
export function queueKindsOf(role: StaffRole): QueueKind[] {
  return queueKindNames.filter((kind) => {
    const roles: readonly StaffRole[] = queueKinds[kind].roles;
    return role === 'owner' || roles.includes(role);
  });
}

/** What staff should look at in a casting call. */
export const jobFlags = [
  'money',
  'contact',
  'unsafe',
  'children',
  'copied',
  'new_house',
  'check_digits',
  'banned_before',
] as const;

/** How staff close a report. */
export const reportOutcomes = ['no_action', 'warned', 'taken_down'] as const;
export type ReportOutcome = (typeof reportOutcomes)[number];

/** Only an appeal ends a ban. */
export const suspensionKinds = ['suspension', 'ban'] as const;
export type SuspensionKind = (typeof suspensionKinds)[number];

/** Why nothing is arranged about a casting call. */
export const staffStops = ['removed', ...suspensionKinds] as const;
export type StaffStop = (typeof staffStops)[number];

/** What houses appeal: of a casting call a rejection, or that it was refused for good. */
export const appealKinds = [...suspensionKinds, 'call', 'refused_call', 'document'] as const;

export const MAX_STAFF_REASON = 1000;
