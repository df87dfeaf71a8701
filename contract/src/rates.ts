import type { ErrorCode } from '#rules/errors.ts';
import {
  MAX_CONTACTS_OF_STAFF,
  MAX_INVITATIONS_TO_ONE,
  MAX_PROFILES_PER_DAY,
  MAX_URGENT,
  MAX_URGENT_TO_ONE,
  OTP_MINUTES,
  OTP_TRIES,
  RESEND_SECONDS,
  UNKNOWN_HOUSE_CALLS,
} from '#rules/limits.ts';

/** Maximum number of uses within a time span. */
export interface Rate {
  readonly max: number;
  readonly seconds: number;
}

interface NamedLimit {
  readonly rates: readonly Rate[];
  /** The error beyond any of the rates. */
  readonly code: ErrorCode;
  /** Whether RATE_LIMIT_SCALE raises it. */
  readonly scaled?: true;
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/**
 * The limits that use cases count by a subject that only they know. The limits of requests are declared with the
 * endpoint (`limit`), those of other routes in `server/src/route-policy.ts`.
 */
export const limits = {
  /** Per account and network, or known browsers. */
  logins: { rates: [perDay(100)], code: 'too_many_logins', scaled: true },
  /** Failed logins per account from all networks and browsers that the account does not know. */
  loginsAnywhere: { rates: [perHour(50), perDay(200)], code: 'too_many_logins', scaled: true },
  /** Codes of the app or passkeys as second step, per account and network. */
  secondSteps: { rates: [{ max: 5, seconds: 15 * MINUTE }], code: 'too_many_two_factor_tries' },
  /** Per account. */
  secondStepsAnywhere: { rates: [perDay(100)], code: 'too_many_two_factor_tries' },
  /** Per role and mailbox or mobile number. */
  registrations: { rates: [perHour(3)], code: 'too_many_registrations' },
  /** Per purpose and email address or mobile number. */
  codeRequests: { rates: [{ max: 1, seconds: RESEND_SECONDS }], code: 'code_requested_too_soon' },
  /** Per mailbox or mobile number, for all purposes, so that codes cannot flood an inbox. */
  codesSent: { rates: [perHour(5), perDay(10)], code: 'too_many_codes_requested' },
  /** Per account, which alone asks for codes that sign, at its own contact. */
  signingCodes: { rates: [perHour(30), perDay(60)], code: 'too_many_codes_requested' },
  /**
   * Per role and mailbox or mobile number, from all networks. The first try of each of the ten codes a day is
   * free for the browser that requested it, so at most twenty codes a day are compared.
   */
  codesCompared: { rates: [perDay(10)], code: 'too_many_codes_tried' },
  /** Per mailbox or mobile number, for all its children, so that nobody can flood a stranger. */
  guardianLinks: { rates: [perHour(5), perDay(10)], code: 'too_many_guardian_requests' },
  /** Per mailbox, from all houses, so that nobody is flooded through many of them. */
  teamInvitations: {
    rates: [perDay(MAX_INVITATIONS_TO_ONE)],
    code: 'too_many_team_invitations',
    scaled: true,
  },
  /** Per mailbox or mobile number, from all agencies and guardians. */
  mandateLinks: { rates: [perHour(5), perDay(10)], code: 'too_many_mandate_links', scaled: true },
  /** First messages to people whom houses added, per mailbox or mobile number, from all houses. */
  messagesToAdded: { rates: [perDay(3)], code: 'too_many_messages_to_added' },
  /** Per house that is not verified by documents. */
  unverifiedPosts: {
    rates: [perDay(UNKNOWN_HOUSE_CALLS)],
    code: 'unverified_house_post_limit',
    scaled: true,
  },
  /** Per house, and per talent of a house, however many roles they applied to, so that nobody is pressed. */
  urgentMessages: { rates: [perDay(MAX_URGENT)], code: 'too_many_urgent_messages' },
  urgentMessagesToOne: { rates: [perDay(MAX_URGENT_TO_ONE)], code: 'too_many_urgent_messages' },
  /** Contacts of people, per member of staff. */
  staffContacts: { rates: [perDay(MAX_CONTACTS_OF_STAFF)], code: 'staff_contact_limit', scaled: true },
  /** Profiles of strangers per account, so that nobody can copy the directory. */
  profileReads: { rates: [perDay(MAX_PROFILES_PER_DAY)], code: 'profile_read_limit', scaled: true },
} as const satisfies Record<string, NamedLimit>;

/** Wrong passwords in a row per account and network, or known browsers. Beyond it each login waits, twice as long. */
export const wrongPasswords = {
  max: 5,
  seconds: 15 * MINUTE,
  firstWait: 5,
  longestWait: 5 * MINUTE,
} as const;

/** Tries of one code, per browser that requested it or network. */
export const codeTries: Rate = { max: OTP_TRIES, seconds: OTP_MINUTES * MINUTE };

/** What the requests of one client network without rates of their own may cost in a minute; most of them cost 10. */
export const requestCosts: Rate = perMinute(12_000);

/** The cost of a request of which one client network may send this many a minute. */
export function costPerMinute(max: number): number {
  return requestCosts.max / max;
}

export function perMinute(max: number): Rate {
  return { max, seconds: MINUTE };
}

export function perFiveMinutes(max: number): Rate {
  return { max, seconds: 5 * MINUTE };
}

export function perHour(max: number): Rate {
  return { max, seconds: HOUR };
}

export function perDay(max: number): Rate {
  return { max, seconds: DAY };
}
