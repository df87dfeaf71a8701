import { z } from 'zod';
import { identityNumbers, requiringNumbers } from '#accounts/talent-identity.ts';
import { endpoint } from '#endpoint.ts';
import {
  aadhaar,
  choice,
  done,
  email,
  gstin,
  mobile,
  nameLine,
  optional,
  otp,
  pan,
  password,
  registrationConsentVersion,
  secondFactorCode,
  success,
  token,
  typed,
} from '#fields.ts';
import { perDay, perFiveMinutes, perMinute } from '#rates.ts';
import { languages } from '#rules/languages.ts';
import { teamRoles } from '#rules/team-roles.ts';
import { categories, workTypes } from '#rules/vocabulary.ts';

const talentForm = z.object({
  name: nameLine,
  email,
  mobile,
  password,
  ...identityNumbers,
  consent_version: registrationConsentVersion,
});
const talentRegistration = requiringNumbers(talentForm);
export type TalentRegistration = z.output<typeof talentRegistration>;

const houseRegistration = z.object({
  gst_no: optional(gstin),
  pan_no: pan,
  aadhaar_no: aadhaar,
  company_name: optional(nameLine),
  type_of_work: choice(workTypes),
  email,
  phone_number: mobile,
  password,
  consent_version: registrationConsentVersion,
});
export type HouseRegistration = z.output<typeof houseRegistration>;

/** Plain strings: the message of a failed login depends on the response status, not on a field. */
const credentials = z.object({
  identifier: typed.default(''),
  password: z.string().default(''),
  /** With two-step login on, a response with `two_factor: true` asks for the code. */
  code: optional(secondFactorCode),
});
export type Credentials = z.output<typeof credentials>;

/** What the browser stores about a talent under `user`. */
export const storedTalent = z.object({
  id: z.uuid(),
  name: z.string(),
  profile_photo: z.string().nullable(),
  profileType: z.enum(categories).nullable(),
  image: z.string().nullable(),
  updated_at: z.iso.datetime().nullable(),
  /** How complete the profile is, in percent. */
  completion: z.number(),
});
export type StoredTalent = z.output<typeof storedTalent>;

/** What the browser stores about a production house under `production_house`. */
export const storedHouse = z.object({
  company_name: z.string().nullable(),
  type_of_work: z.enum(workTypes).nullable(),
  profile_photo: z.string().nullable(),
  image: z.string().nullable(),
  updated_at: z.iso.datetime().nullable(),
});
export type StoredHouse = z.output<typeof storedHouse>;

/** The same, plus the logged-in team member, so that the site shows only the actions this member may take. */
export const storedMember = storedHouse.extend({
  team_role: z.enum(teamRoles),
  member_name: z.string().nullable(),
});

/** `attempt` tells apart registrations of the same email; only the browser that registered has it. */
const verification = z.object({ email, otp, attempt: token.optional() });
export type Verification = z.output<typeof verification>;

/** With `attempt`, the code is for the registration of this browser; without it, for the newest one. */
const resendRequest = z.object({ email, attempt: token.optional() });
export type ResendRequest = z.output<typeof resendRequest>;

/**
 * A talent may also prove the mobile number of the registration that this browser made. It then logs in, but
 * its email stays unverified: it gets no emails, reserves nothing, and the profile is not public.
 */
const by = z.enum(['email', 'sms']).default('email');
const talentVerification = verification.extend({ by });
const talentResendRequest = resendRequest.extend({ by });

const register = {
  access: 'public',
  switch: 'registrations',
  limit: { address: [perMinute(5), perDay(20)] },
  reply: done.extend({ attempt: z.string() }),
} as const;
const verify = {
  access: 'public',
  limit: { address: [perFiveMinutes(30)] },
  body: verification,
  reply: done,
} as const;
const resend = {
  access: 'public',
  limit: { address: [perFiveMinutes(30)] },
  body: resendRequest,
  reply: done,
} as const;
/** The session comes from cookies that only a login sets and only this endpoint reads. */
const restore = { access: 'public', limit: { address: [perMinute(30)] } } as const;
/** A new session. `deletion_cancelled` is present if the account was to be deleted and is kept. */
export const openedSession = z.object({
  success,
  token: z.string(),
  language: z.enum(languages),
  deletion_cancelled: z.literal(true).optional(),
});
const login = {
  access: 'public',
  limit: { address: [perMinute(10)], knownBrowsersApart: true },
} as const;

export const identity = {
  'POST /api/user/register': endpoint({
    ...register,
    body: talentRegistration,
    /** The mobile number, masked, if a code can also be sent to it by text message. */
    reply: register.reply.extend({ text_message_to: z.string().nullable() }),
  }),
  'POST /api/user/verify': endpoint({ ...verify, body: talentVerification }),
  'POST /api/user/resend': endpoint({ ...resend, body: talentResendRequest }),
  'POST /api/user/login': endpoint({
    ...login,
    body: credentials,
    reply: openedSession.extend({ user: storedTalent }),
  }),
  'POST /api/user/logout': endpoint({ access: 'talent', reply: done }),
  /** Returns the session again to a browser that has lost its storage: Safari clears it after a week. */
  'POST /api/user/session/restore': endpoint({
    ...restore,
    reply: openedSession.extend({ user: storedTalent }),
  }),

  'POST /api/production/register': endpoint({ ...register, body: houseRegistration }),
  'POST /api/production/verify': endpoint(verify),
  'POST /api/production/resend': endpoint(resend),
  'POST /api/production/login': endpoint({
    ...login,
    body: credentials,
    reply: openedSession.extend({ production_house: storedMember }),
  }),
  'POST /api/production/logout': endpoint({ access: 'production', team: 'viewer', reply: done }),
  'POST /api/production/session/restore': endpoint({
    ...restore,
    reply: openedSession.extend({ production_house: storedMember }),
  }),
};
