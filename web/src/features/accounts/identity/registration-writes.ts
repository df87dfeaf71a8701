import type { HouseRegistration, TalentRegistration } from '@kirdaar/contract/accounts/identity';
import { registrationConsent } from '@kirdaar/contract/rules/consents';
import { callApi } from '#api/call-api.ts';
import { deleteAttempt, storeAttempt } from '#features/accounts/identity/registration-attempt.ts';
import { areaOf, type Role } from '#session/area-of.ts';

type Answers<Registration> = Record<Exclude<keyof Registration, 'consent_version'>, string>;

/** The consent that the form shows. */
const consent_version = registrationConsent.version;

/** Registers an account; a code is sent to its email. */
export const registrationWrites = {
  registerTalent: async (answers: Answers<TalentRegistration>) => {
    const { attempt } = await callApi('POST /api/user/register', { body: { ...answers, consent_version } });
    return remember(answers.email, attempt);
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

function remember(typedEmail: string, attempt: string) {
  const email = typedEmail.trim();
  storeAttempt(email, attempt);
  return { email, attempt };
}

interface Verification {
  role: Role;
  email: string;
  otp: string;
  attempt: string | undefined;
}

/** Verifies a new account by the code that was sent to its email. */
export const verificationWrites = {
  verifyAccount: async ({ role, ...body }: Verification) => {
    const reply = await callApi(`POST /api/${areaOf[role]}/verify`, { body });
    deleteAttempt();
    return reply;
  },
  resendCode: ({ role, ...body }: { role: Role; email: string; attempt: string | undefined }) =>
    callApi(`POST /api/${areaOf[role]}/resend`, { body }),
};
