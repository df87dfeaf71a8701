import type { HouseRegistration, TalentRegistration } from '@kirdaar/contract/accounts/identity';
import { registrationConsent } from '@kirdaar/contract/rules/consents';
import { writeEmail } from '@kirdaar/contract/rules/emails';
import { callApi } from '#api/call-api.ts';
import { areaOf, type Role } from '#session/area-of.ts';

type Answers<Registration> = Record<Exclude<keyof Registration, 'consent_version'>, string>;

/** Where the tab keeps its registration. */
const KEY = 'registration-attempt';

const consent_version = registrationConsent.version;

/** Registers an account; a code is sent to its email. */
export const registrationWrites = {
  registerTalent: async (answers: Answers<TalentRegistration>) => {
    const reply = await callApi('POST /api/user/register', { body: { ...answers, consent_version } });
    return remember(answers.email, reply.attempt, reply.text_message_to);
  },
  registerHouse: async (answers: Answers<HouseRegistration>) => {
    // The select offers only values of the contract.
    const type_of_work = answers.type_of_work as HouseRegistration['type_of_work'];
    const { attempt } = await callApi('POST /api/production/register', {
      body: { ...answers, type_of_work, consent_version },
    });
    return remember(answers.email, attempt);
  },
};

/** `text_message_to` is the masked number that can also get a code. */
function remember(typedEmail: string, attempt: string, text_message_to: string | null = null) {
  const email = writeEmail(typedEmail);
  storeAttempt(email, attempt);
  return { email, attempt, text_message_to };
}

interface Verification {
  role: Role;
  email: string;
  otp: string;
  attempt: string | undefined;
  /** The channel of the code: by email unless given. */
  by?: 'sms' | undefined;
}

/** Verifies a new account by the code that was sent to its email, or to a talent's mobile number. */
export const verificationWrites = {
  verifyAccount: async ({ role, ...body }: Verification) => {
    const reply = await callApi(`POST /api/${areaOf[role]}/verify`, { body });
    deleteAttempt();
    return reply;
  },
  resendCode: ({ role, ...body }: { role: Role; email: string; attempt: string | undefined }) =>
    callApi(`POST /api/${areaOf[role]}/resend`, { body }),
  sendTextCode: (body: { email: string; attempt: string }) =>
    callApi('POST /api/user/resend', { body: { ...body, by: 'sms' } }),
};

/** Remembers the registration of this tab, so that a code cannot verify another one of the same email. */
export function storeAttempt(email: string, attempt: string) {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ email: writeEmail(email), attempt }));
  } catch {
    // The navigation state also passes the attempt on.
  }
}

/** Returns the attempt of this tab for an email, if it registered that email. */
export function findAttempt(email: string): string | undefined {
  try {
    // Only this module writes the key, and only with this type.
    const kept = JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as { email?: string; attempt?: string };
    return kept.email === writeEmail(email) ? kept.attempt : undefined;
  } catch {
    return undefined;
  }
}

export function deleteAttempt() {
  sessionStorage.removeItem(KEY);
}
