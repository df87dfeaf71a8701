import { addDays, dayInIndia } from '@kirdaar/contract/rules/calendar';
import { PERSON_REQUEST_DAYS } from '@kirdaar/contract/rules/person-requests';
import { derivedTokenOf } from '#features/accounts/identity/derived-token.ts';
import { hashToken } from '#features/accounts/identity/session-token.ts';
import { findCheck, upsertPersonRequest } from '#features/privacy/identity-checks/queries.ts';
import { AppError } from '#platform/http/app-error.ts';
import type { Services } from '#platform/services.ts';

/** Asks staff to correct personal data; it waits for them until the day by which the law wants an answer. */
export function askCorrection(services: Services, account_id: string, { text: note }: { text: string }) {
  return write(services, { account_id, kind: 'correction', note, about: [] });
}

interface Written {
  account_id: string;
  kind: 'correction' | 'objection';
  note: string;
  /** The corrections that it is about. */
  about: string[];
}

async function write({ db, now }: Services, written: Written) {
  const received_on = dayInIndia(now());
  const due_on = addDays(received_on, PERSON_REQUEST_DAYS);
  const request = { ...written, received_on, due_on, channel: 'site', recorded_at: now().toISOString() };
  if (!(await upsertPersonRequest(db, request))) throw new AppError('own_request_open_already');
}

/**
 * Objects to a correction: by the person, the guardian or the owner of the earlier email, who got the link. To object to
 * any correction ends an email that staff entered, because the person cannot tell the messages apart. Says whether
 * that was the correction.
 */
export async function objectToCorrection(
  services: Services,
  { id, token, text }: { id: string; token: string; text: string },
) {
  const isOurs = derivedTokenOf(services.secrets.links, 'objection', {
    seed: id,
    token_hash: hashToken(token),
  });
  const check = isOurs && (await findCheck(services.db, id));
  if (!check) throw new AppError('objection_ended');
  await write(services, { account_id: check.account_id, kind: 'objection', note: text, about: [check.id] });
  return { email_stays: check.kind === 'email' && (!check.decided_at || check.rejection !== null) };
}
