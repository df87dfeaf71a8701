import type { HouseRegistration, TalentRegistration } from '@kirdaar/contract/accounts/identity';
import { registrationConsent } from '@kirdaar/contract/rules/consents';
import { writeEmail } from '@kirdaar/contract/rules/emails';
import type { PostedWrite } from '#api/form-action.ts';
import { areaOf, roleOfPath } from '#session/area-of.ts';

/** The forms of the login and registration pages, as they are submitted without scripts. */

const consent_version = registrationConsent.version;

export const loginPosts = {
  logIn: ({ identifier, password, code }, { send, url }) =>
    send(`POST /api/${areaOf[roleOfPath(url.pathname)]}/login`, {
      identifier,
      password,
      ...(code && { code }),
    }),
} satisfies Record<string, PostedWrite>;

export const registrationPosts = {
  registerTalent: async (typed, { send }) => {
    const body = { ...typed, consent_version } as Partial<TalentRegistration>;
    const { attempt, text_message_to } = await send('POST /api/user/register', body);
    return { email: writeEmail(typed.email ?? ''), attempt, text_message_to };
  },
  registerHouse: async (typed, { send }) => {
    const body = { ...typed, consent_version } as Partial<HouseRegistration>;
    const { attempt } = await send('POST /api/production/register', body);
    return { email: writeEmail(typed.email ?? ''), attempt };
  },
} satisfies Record<string, PostedWrite>;

export const verificationPosts = {
  verifyAccount: ({ email, otp, attempt, by }, { send, url }) =>
    by === 'sms' && attempt
      ? send('POST /api/user/verify', { email, otp, attempt, by })
      : send(`POST /api/${areaOf[roleOfPath(url.pathname)]}/verify`, {
          email,
          otp,
          ...(attempt && { attempt }),
        }),
  sendTextCode: ({ email, attempt }, { send }) =>
    send('POST /api/user/resend', { email, ...(attempt && { attempt }), by: 'sms' }),
  resendCode: ({ email, attempt }, { send, url }) =>
    send(`POST /api/${areaOf[roleOfPath(url.pathname)]}/resend`, { email, ...(attempt && { attempt }) }),
} satisfies Record<string, PostedWrite>;
