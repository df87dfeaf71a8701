import { z } from 'zod';
import { openedSession, storedTalent } from '#accounts/identity.ts';
import { identityNumbers, requiringNumbers } from '#accounts/talent-identity.ts';
import { endpoint } from '#endpoint.ts';
import {
  choice,
  day,
  done,
  email,
  flag,
  idOf,
  mobile,
  nameLine,
  optional,
  password,
  registrationConsentVersion,
  success,
  token,
  typed,
  withoutMoneyRequest,
} from '#fields.ts';
import { msg } from '#messages.ts';
import { perDay, perHour, perMinute } from '#rates.ts';
import { writeIdentifier } from '#rules/identity-numbers.ts';
import { MAX_LINE } from '#rules/limits.ts';
import { mandateKinds, mandateScopes, mandateStates } from '#rules/representation.ts';

const instant = z.iso.datetime();
const scopes = z.array(z.enum(mandateScopes));

const mandate = z.object({
  id: z.uuid(),
  kind: z.enum(mandateKinds),
  state: z.enum(mandateStates),
  scopes,
  /** For whom it is; null until an invited talent accepts. */
  talent: z
    .object({
      id: z.uuid(),
      name: z.string(),
      profile_photo: z.string().nullable(),
      /** Whether nobody can log in to the account yet, so that it can be handed over. */
      managed: z.boolean(),
      /** The 18th birthday; null without a date of birth. */
      adult_on: z.iso.date().nullable(),
    })
    .nullable(),
  /** Who acts; null until an invited member of an agency accepts. */
  holder: z.object({ id: z.uuid(), name: z.string() }).nullable(),
  /** The invited person, and where the link went. */
  name: z.string(),
  contact: z.string().nullable(),
  /** Until when the link works; null without one. */
  link_ends_at: instant.nullable(),
  commission_note: z.string(),
  shown_publicly: z.boolean(),
  invited_at: instant,
  active_since: instant.nullable(),
  until: z.iso.date().nullable(),
  ended_at: instant.nullable(),
});
export type Mandate = z.output<typeof mandate>;

const note = withoutMoneyRequest(typed.max(MAX_LINE, msg('at_most_characters', MAX_LINE)), 'invitation');
/** Where a link goes: an email or a mobile number. */
const contact = typed
  .transform(writeIdentifier)
  .refine((to) => email.safeParse(to).success || mobile.safeParse(to).success, msg('contact_wrong'));

const invitation = z.object({
  kind: choice(['agency', 'member']),
  name: nameLine,
  contact,
  scopes: scopes.min(1, msg('mandate_scope_needed')),
  /** What the invited person reads. */
  note: note.default(''),
  commission_note: note.default(''),
  until: optional(day),
});
export type MandateInvitation = z.output<typeof invitation>;

const takeOver = requiringNumbers(
  z.object({
    token,
    email,
    mobile,
    password,
    ...identityNumbers,
    consent_version: registrationConsentVersion,
  }),
);
export type TakeOver = z.output<typeof takeOver>;

const linking = { account: [perHour(30), perDay(100)] } as const;
const ofOne = { access: 'talent', acting: 'manager', params: idOf('mandate_not_found') } as const;
const byLink = { access: 'public', limit: { address: [perMinute(30)] } } as const;

/** Who acts for whom. Either side ends a mandate at once. */
export const mandates = {
  'GET /api/user/mandates': endpoint({
    access: 'talent',
    acting: 'agent',
    reply: z.object({ success, acts_for: z.array(mandate), acted_by: z.array(mandate) }),
  }),
  /** An agency invites a talent or a member. Inviting the same contact again replaces the invitation. */
  'POST /api/user/mandates': endpoint({
    access: 'talent',
    acting: 'manager',
    agrees: true,
    limit: linking,
    body: invitation,
    reply: done.extend({ id: z.uuid() }),
  }),
  'POST /api/user/mandates/:id/resend': endpoint({ ...ofOne, limit: linking, reply: done }),
  /** Sends the talent of a managed account the link to take it over. A guardian can from a month before 18. */
  'POST /api/user/mandates/:id/hand-over': endpoint({
    ...ofOne,
    acting: 'manager',
    limit: linking,
    body: z.object({ contact }),
    reply: done,
  }),
  'POST /api/user/mandates/:id/end': endpoint({ ...ofOne, reply: done }),
  /** The talent decides whether the public page of the agency shows them. */
  'PUT /api/user/mandates/:id': endpoint({
    ...ofOne,
    acting: 'guardian',
    body: z.object({ shown_publicly: flag }),
    reply: done,
  }),
  /** Accepts as the account that is logged in. */
  'POST /api/user/mandates/accept': endpoint({
    access: 'talent',
    acting: 'guardian',
    agrees: true,
    limit: { account: [perHour(30)] },
    body: z.object({ token }),
    reply: done,
  }),

  /** Returns what a link is about; 404 once it was used or has expired. */
  'POST /api/mandate': endpoint({
    ...byLink,
    body: z.object({ token }),
    reply: z.object({
      success,
      kind: z.enum(mandateKinds),
      inviter_name: z.string(),
      name: z.string(),
      contact: z.string(),
      scopes,
      note: z.string(),
      commission_note: z.string(),
      until: z.iso.date().nullable(),
      /** Whether an account waits for the talent to take it over. */
      takes_over: z.boolean(),
    }),
  }),
  'POST /api/mandate/decline': endpoint({ ...byLink, body: z.object({ token }), reply: done }),
  /** Gives a managed account to its talent, with a login of their own, and logs them in. */
  'POST /api/mandate/take-over': endpoint({
    access: 'public',
    limit: { address: [perMinute(10)] },
    body: takeOver,
    reply: openedSession.extend({ user: storedTalent }),
  }),
};
