import type { HouseCompletion, TalentCompletion } from '@kirdaar/contract/accounts/google-sign-in';
import { registrationConsent } from '@kirdaar/contract/rules/consents';
import type { GoogleSignInError } from '@kirdaar/contract/rules/vocabulary';
import { redirect, replace } from 'react-router';
import { callApi } from '#api/call-api.ts';
import { serverMessage } from '#api/server-message.ts';
import {
  deleteGoogleRegistration,
  readGoogleRegistration,
  storeGoogleRegistration,
  takeReturnPath,
} from '#features/accounts/google-sign-in/google-storage.ts';
import { openAccount } from '#features/accounts/identity/open-account.ts';
import { needsTwoFactorCode } from '#features/accounts/two-factor/two-factor-error.ts';
import { paths } from '#paths.ts';
import { areaOf, type Role } from '#session/area-of.ts';
import { withReturnPath } from '#session/return-path.ts';
import { readToken, storeHouse } from '#session/store.ts';
import { takeFragment } from '#session/take-fragment.ts';
import { deleteDraft } from '#ui/draft.ts';
import * as words from '#words/accounts/identity.ts';

export const COMPLETION_DRAFT = 'complete-registration';

/** The second step of a login through Google, for accounts with two-step login. */
export const googleLoginWrites = {
  logInThroughGoogle: async (login: { role: Role; code: string; twoFactorCode: string }) => {
    throw replace(await exchangeGoogleCode(login.role, login.code, login.twoFactorCode));
  },
};

/** Registers the talent whom Google has identified, with what Google does not tell. */
export const googleRegistrationWrites = {
  registerThroughGoogle: async (
    answers: Record<Exclude<keyof TalentCompletion, 'consent_version' | 'code'>, string>,
  ) => {
    const code = readGoogleRegistration() ?? '';
    const body = { ...answers, code, consent_version: registrationConsent.version };
    const opened = await callApi('POST /api/auth/google/user/register', { body });
    deleteGoogleRegistration();
    deleteDraft(COMPLETION_DRAFT);
    throw replace(openAccount(opened, takeReturnPath()));
  },
};

/** Completes the registration of a house that signed in with Google. The page then leads on. */
export const completionWrites = {
  completeRegistration: async (
    answers: Record<Exclude<keyof HouseCompletion, 'consent_version'>, string>,
  ) => {
    // The select offers only values of the contract.
    const type_of_work = answers.type_of_work as HouseCompletion['type_of_work'];
    const body = { ...answers, type_of_work, consent_version: registrationConsent.version };
    const { production_house } = await callApi('POST /api/production/complete-registration', { body });
    storeHouse(readToken() ?? '', production_house);
    deleteDraft(COMPLETION_DRAFT);
  },
};

/** Opens the session of a user that Google redirected back, and returns the page to open next. */
export async function exchangeGoogleCode(
  role: Role,
  code: string,
  two_factor_code?: string,
): Promise<string> {
  const body = { code, two_factor_code };
  const opened = await callApi(`POST /api/auth/google/${areaOf[role]}/exchange`, { body });
  const page = openAccount(opened, takeReturnPath());
  const isComplete = !('complete' in opened) || opened.complete;
  return isComplete ? page : withReturnPath(paths.completeRegistration, page);
}

interface Outcome {
  failure?: string;
  /** Google's part is complete; this code logs in together with a code of the authenticator app. */
  pendingCode?: string;
}

/** Logs in a user that Google redirected to the login page, or returns why not, or what the login still needs. */
export async function finishGoogleSignIn(role: Role): Promise<Outcome> {
  const fragment = takeFragment({ once: true });
  const [code, error] = [fragment.get('code'), fragment.get('error')];
  if (error !== null) return { failure: googleErrorMessage(error) };
  const registration = fragment.get('register');
  if (registration !== null) {
    storeGoogleRegistration(registration);
    throw redirect(paths.completeTalentRegistration);
  }
  if (code === null) return {};
  const { start, ...outcome } = await logIn(role, code);
  if (start) throw redirect(start);
  return outcome;
}

async function logIn(role: Role, code: string): Promise<Outcome & { start?: string }> {
  try {
    return { start: await exchangeGoogleCode(role, code) };
  } catch (error) {
    if (needsTwoFactorCode(error)) return { pendingCode: code };
    return { failure: serverMessage(error, googleErrorMessage('failed')) };
  }
}

const messages: Record<GoogleSignInError, string> = words.failures;

export function googleErrorMessage(error: string): string {
  return Object.hasOwn(messages, error) ? messages[error as GoogleSignInError] : messages.failed;
}
