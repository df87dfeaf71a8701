import { callApi } from '#api/call-api.ts';
import { serverMessage } from '#api/server-message.ts';
import type { GuardianDecisions } from '#features/accounts/guardians/guardian-decision-writes.ts';
import * as words from '#words/accounts/guardians.ts';

const KEY = 'guardian-page';

/** Keeps the page of a guardian in this tab, without an account to return to, and leaves for DigiLocker. */
export function leaveForDigilocker(address: string, decisions: GuardianDecisions) {
  sessionStorage.setItem(KEY, JSON.stringify(decisions));
  window.location.assign(address);
}

/** Completes the identification of a guardian whom DigiLocker sent back; undefined for anyone else. */
export async function returnFromDigilocker() {
  const kept = sessionStorage.getItem(KEY);
  const query = window.location.search;
  if (kept === null || !query) return undefined;
  sessionStorage.removeItem(KEY);
  window.history.replaceState(window.history.state, '', window.location.pathname);
  // Only `leaveForDigilocker` writes the key.
  const decisions = JSON.parse(kept) as GuardianDecisions;
  try {
    const body = { pass: decisions.pass, query };
    return { decisions: await callApi('POST /api/guardian/digilocker/finish', { body }), failure: undefined };
  } catch (error) {
    return { decisions, failure: serverMessage(error, words.request_failed) };
  }
}
