import { randomUUID } from 'node:crypto';
import type { AskedDays } from '@kirdaar/contract/bookings/availability';
import type { AvailabilityAnswer } from '@kirdaar/contract/rules/bookings';
import { requireGuardianActs } from '#features/accounts/guardians/require-guardian-acts.ts';
import { newDerivedToken } from '#features/accounts/identity/derived-token.ts';
import { hashToken } from '#features/accounts/identity/session-token.ts';
import { listReceivedOf } from '#features/applications/received/queries.ts';
import { findAuditionedJob } from '#features/auditions/slots/queries.ts';
import { requireDaysAhead } from '#features/bookings/availability/require-days-ahead.ts';
import {
  findCheck,
  findCheckByToken,
  insertCheck,
  updateAnswer,
} from '#features/bookings/availability-checks/queries.ts';
import { sendAvailabilityCheck } from '#features/bookings/availability-checks/tasks.ts';
import { hasCode } from '#platform/database/database.ts';
import { RULES } from '#platform/database/sqlstates.ts';
import type { ActorOf } from '#platform/http/actor.ts';
import { AppError, orThrow } from '#platform/http/app-error.ts';
import type { Services } from '#platform/services.ts';

type Member = Pick<ActorOf<'production'>, 'id' | 'production_house_id'>;

const obstacles = [RULES.APPLICATION_DECIDED, RULES.TALENT_LEAVING, RULES.TALENT_NOT_REGISTERED];

/** Asks applicants about days, each once; returns how many are new. Those who cannot be asked are skipped. */
export async function askAvailability(
  services: Services,
  actor: Member,
  jobId: string,
  { applications, ...days }: AskedDays & { applications: string[] },
): Promise<number> {
  const { db, now } = services;
  requireDaysAhead(days, now());
  orThrow(await findAuditionedJob(db, actor.production_house_id, jobId), 'job_not_found');
  const ids = [...new Set(applications)];
  const received = await listReceivedOf(db, actor.production_house_id, jobId, ids, now());
  if (received.length < ids.length) throw new AppError('applicants_not_found');
  let asked = 0;
  // One by one: a failed one leaves the others.
  for (const { id } of received) if (await ask(services, actor, id, days)) asked += 1;
  return asked;
}

async function ask(
  { db, now, secrets, queue }: Services,
  actor: Member,
  application_id: string,
  days: AskedDays,
) {
  const id = randomUUID();
  const token_hash = hashToken(newDerivedToken(secrets.links, 'availability', id));
  try {
    return await db.transaction().execute(async (trx) => {
      const check = { id, application_id, token_hash, account_id: actor.id, days };
      if (!(await insertCheck(trx, check, now()))) return false;
      await queue.add(trx, sendAvailabilityCheck, { check_id: id });
      return true;
    });
  } catch (error) {
    if (obstacles.some((rule) => hasCode(error, rule))) return false;
    throw error;
  }
}

/** Records the answer of the talent, who may change it until the application has an outcome. */
export async function answerCheck(
  services: Services,
  talentId: string,
  id: string,
  answer: AvailabilityAnswer,
) {
  const check = await findCheck(services.db, id, services.now());
  if (check?.talent_id !== talentId) throw new AppError('availability_check_not_found');
  await requireGuardianActs(services, talentId);
  await record(services, id, answer);
}

/** The link went to the talent, or to the guardian of a child alone. */
export async function answerByLink(services: Services, token: string, answer: AvailabilityAnswer) {
  const { id } = await readByLink(services, token);
  await record(services, id, answer);
}

export async function readByLink({ db, now }: Services, token: string) {
  return orThrow(await findCheckByToken(db, hashToken(token), now()), 'availability_check_ended');
}

async function record({ db, now }: Services, id: string, answer: AvailabilityAnswer) {
  try {
    await updateAnswer(db, id, answer, now());
  } catch (error) {
    throw hasCode(error, RULES.APPLICATION_DECIDED) ? new AppError('application_closed') : error;
  }
}
