import { addDays, dayInIndia } from '@kirdaar/contract/rules/calendar';
import { PERSON_REQUEST_DAYS } from '@kirdaar/contract/rules/person-requests';
import { derivedTokenOf } from '#features/accounts/identity/derived-token.ts';
import { hashToken } from '#features/accounts/identity/session-token.ts';
import {
  findCheck,
  insertPersonRequest,
  updateToDecided,
} from '#features/privacy/identity-checks/queries.ts';
import { AppError } from '#platform/http/app-error.ts';
import type { Services } from '#platform/services.ts';

/** Asks staff to correct personal data; it waits for them until the day by which the law wants an answer. */
export async function askCorrection(
  { db, now }: Services,
  account_id: string,
  { text: note, kind = 'correction' }: { text: string; kind?: 'correction' | 'objection' },
) {
  const received_on = dayInIndia(now());
  const due_on = addDays(received_on, PERSON_REQUEST_DAYS);
  const request = {
    account_id,
    kind,
    note,
    received_on,
    due_on,
    channel: 'site',
    recorded_at: now().toISOString(),
  };
  if (!(await insertPersonRequest(db, request))) throw new AppError('own_request_open_already');
}

/**
 * Objects to a correction: by the person, the guardian or the owner of the earlier email, who got the link. An email that
 * is not confirmed yet then stays as it was.
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
  const objected = { decided_by: null, rejection: 'The person objected.' };
  if (check.kind === 'email') await updateToDecided(services.db, check.id, objected, services.now());
  await askCorrection(services, check.account_id, { text, kind: 'objection' });
}
