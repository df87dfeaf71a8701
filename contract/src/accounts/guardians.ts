import { z } from 'zod';
import { guardianRequests } from '#accounts/guardian-requests.ts';
import { endpoint } from '#endpoint.ts';
import {
  choice,
  day,
  done,
  email,
  flag,
  instant,
  line,
  mobile,
  nameLine,
  optional,
  otp,
  said,
  success,
  token,
} from '#fields.ts';
import { msg } from '#messages.ts';
import { perDay, perFiveMinutes, perHour, perMinute } from '#rates.ts';
import { guardianConsent } from '#rules/consents.ts';
import { guardianProofStates } from '#rules/guardian-proofs.ts';
import { agreedPages } from '#rules/legal.ts';
import { guardianDecisionKinds, guardianRelations, guardianStates } from '#rules/talent-vocabulary.ts';

const person = {
  name: nameLine,
  relation: choice(guardianRelations),
  mobile: optional(mobile),
  email: optional(email),
};
const isReachable = (named: { mobile?: string | undefined; email?: string | undefined }) =>
  named.mobile || named.email;
const unreachable = { path: ['mobile'], message: msg('guardian_contact_needed') };

const guardianDetails = z
  .object({
    /** Required while the profile has no birth date; locked once it is saved. */
    date_of_birth: optional(day),
    ...person,
  })
  .refine(isReachable, unreachable);
export type GuardianDetails = z.output<typeof guardianDetails>;

const guardianState = z.object({
  success,
  /** Whether the talent is under 18 and therefore needs a guardian's consent for everything. */
  needed: z.boolean(),
  date_of_birth: z.iso.date().nullable(),
  /** The guardian named last; null if there is none, and for adults. */
  guardian: z
    .object({
      name: z.string(),
      relation: z.enum(guardianRelations),
      mobile: z.string().nullable(),
      email: z.string().nullable(),
      state: z.enum(guardianStates),
      requested_at: instant,
      consent_version: z.string().nullable(),
      consented_at: instant.nullable(),
      withdrawn_at: instant.nullable(),
      /** Whether staff have verified the guardian and the relation; nobody sees the child before. */
      proven: z.boolean(),
    })
    .nullable(),
  /** The text that the guardian agrees to. */
  consent: z.object({ version: z.string(), text: z.string() }),
});

/** Proves for half an hour that a guardian entered a code. */
export const pass = z.string().max(100, msg('pass_wrong'));
export const childOfGuardian = z.object({ pass, child: z.uuid(msg('child_not_found')) });

const invitation = childOfGuardian.extend(person).refine(isReachable, unreachable);
export type GuardianInvitation = z.output<typeof invitation>;

const choices = z.object({
  /** Whether verified production houses find the child in lists and searches. */
  listed: flag,
  /** Whether the home page shows the child's first name on the birthday. */
  birthday_greeting: flag,
  /** Whether the child applies, chooses audition times and sends tapes without asking. */
  applies_alone: flag.optional(),
  /** Whether houses show the child to clients who proved their email. */
  shown_to_clients: flag.optional(),
});

const consent = childOfGuardian.extend({
  ...choices.shape,
  /** The version of the consent text that was shown. */
  consent_version: z.literal(guardianConsent.version, msg('consent_changed')),
  agreed: z.literal(true, msg('tick_to_agree')),
});
export type GuardianConsentGiven = z.output<typeof consent>;

const decision = childOfGuardian.extend({
  kind: choice(guardianDecisionKinds),
  /** The `subject_id` of what waits. */
  subject: z.uuid(msg('guardian_request_not_found')),
  approve: flag,
  /** The `asked_at` of what the guardian was shown: what the child prepares later is not approved with it. */
  asked_at: instant.optional(),
  /** The audition time that the guardian chose, or the version of the terms that approving an offer signs. */
  slot: z.uuid(msg('slot_unavailable')).optional(),
  terms: z.number().optional(),
});
export type DecisionOfGuardian = z.output<typeof decision>;

const guardianChoices = childOfGuardian.extend(choices.shape);
export type GuardianChoices = z.output<typeof guardianChoices>;

/** A legal text that changed since it was agreed to. */
export const changedText = z.object({
  page: z.enum(agreedPages),
  version: z.number(),
  published_at: instant,
  /** What changed, in the words of staff. */
  change_note: z.string().nullable(),
});
export type ChangedText = z.output<typeof changedText>;

const guardedChild = z.object({
  talent_id: z.uuid(),
  first_name: z.string(),
  /** The guardian, as the child's account named them. */
  name: z.string(),
  relation: z.enum(guardianRelations),
  state: z.enum(guardianStates),
  /** Whether staff have verified the guardian and the relation to this child. */
  proven: z.boolean(),
  /** Whether the child's account has the guardian's own mobile number. */
  runs_account: z.boolean(),
  consented_at: instant.nullable(),
  withdrawn_at: instant.nullable(),
  listed: z.boolean(),
  birthday_greeting: z.boolean(),
  applies_alone: z.boolean(),
  shown_to_clients: z.boolean(),
  /** Every consent of this guardian for the child, newest first. */
  consents: z.array(
    z.object({
      version: z.string(),
      language: z.string(),
      consented_at: instant,
      withdrawn_at: instant.nullable(),
    }),
  ),
  /** Who else is asked or consents for the child. */
  others: z.array(
    z.object({ name: z.string(), relation: z.enum(guardianRelations), state: z.enum(guardianStates) }),
  ),
  /** When the account is erased, and whether the guardian asked for it or the child; null if nobody did. */
  deletion: z.object({ erase_at: instant, by_guardian: z.boolean() }).nullable(),
  /** The legal texts that the guardian has to agree to again. */
  asked: z.array(changedText),
});
export type GuardedChild = z.output<typeof guardedChild>;

/** How a guardian has proven who they are, for all their children, and the relation to each. */
const proof = z.object({
  state: z.enum(guardianProofStates),
  /** The mobile number that is proven. */
  mobile: z.string().nullable(),
  /** Why staff rejected the documents. */
  reason: z.string().nullable(),
  /** Whether DigiLocker can identify the guardian, or has done so. */
  digilocker: z.enum(['off', 'offered', 'done']),
});
export type GuardianProof = z.output<typeof proof>;

/** The children of a guardian who entered a code. */
export const guardianPage = z.object({
  success,
  pass: z.string(),
  children: z.array(guardedChild),
  proof,
  ...guardianRequests,
  consent: z.object({ version: z.string(), text: z.string() }),
});

/** What a guardian who entered a code decides for a child. */
export const byGuardian = {
  access: 'public',
  limit: { address: [perMinute(30)] },
  reply: guardianPage.extend({ message: said }),
} as const;

export const guardian = {
  'GET /api/user/guardian': endpoint({ access: 'talent', reply: guardianState }),
  /** Names a guardian and sends them a link. The guardian then consents, on a page of their own. */
  'PUT /api/user/guardian': endpoint({
    access: 'talent',
    limit: { account: [perHour(10)] },
    body: guardianDetails,
    reply: guardianState.extend({ message: said }),
  }),
  'POST /api/user/guardian/resend': endpoint({
    access: 'talent',
    limit: { account: [perHour(5), perDay(10)] },
    reply: done,
  }),
  /** Withdraws the consent, or the request for it, immediately. */
  'DELETE /api/user/guardian': endpoint({ access: 'talent', reply: done }),

  /** Sends a guardian the link to their page again. The reply is the same for an unknown contact. */
  'POST /api/guardian/link': endpoint({
    access: 'public',
    limit: { address: [perHour(10)] },
    body: z.object({ contact: line }),
    reply: done,
  }),
  /** Returns where the code for a link will be sent, masked. */
  'POST /api/guardian/contact': endpoint({
    access: 'public',
    limit: { address: [perMinute(30)] },
    body: z.object({ token }),
    reply: z.object({ success, sent_to: z.string() }),
  }),
  /** Sends a one-time code to the guardian who got the link. */
  'POST /api/guardian/code': endpoint({
    access: 'public',
    limit: { address: [perFiveMinutes(30)] },
    body: z.object({ token }),
    reply: done,
  }),
  /** Exchanges a one-time code for the guardian's page. */
  'POST /api/guardian/open': endpoint({
    access: 'public',
    limit: { address: [perFiveMinutes(30)] },
    body: z.object({ token, otp }),
    reply: guardianPage,
  }),
  /** Records the guardian's consent for a child, with their choices. */
  'POST /api/guardian/consent': endpoint({ ...byGuardian, body: consent }),
  /** Changes the choices of a guardian who has consented. */
  'PUT /api/guardian/choices': endpoint({ ...byGuardian, body: guardianChoices }),
  /** Asks one more guardian for consent. The same person is asked again. */
  'POST /api/guardian/invite': endpoint({
    ...byGuardian,
    limit: { address: [perHour(20)] },
    body: invitation,
  }),
  /** Approves or rejects what waits. Repeating the same decision changes nothing. */
  'POST /api/guardian/decide': endpoint({ ...byGuardian, body: decision }),
  /** Withdraws the consents of all guardians, or rejects the own request. Without a consent, the child is hidden. */
  'POST /api/guardian/withdraw': endpoint({ ...byGuardian, body: childOfGuardian }),
  /** Says that it is not their child: ends the link, hides the child and tells staff. */
  'POST /api/guardian/not-mine': endpoint({ ...byGuardian, body: childOfGuardian }),
};
