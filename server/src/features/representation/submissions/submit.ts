import type { Submission } from '@kirdaar/contract/representation/submissions';
import { answersOf } from '@kirdaar/contract/rules/application-answers';
import type { Language } from '@kirdaar/contract/rules/languages';
import type { SubmissionOutcome } from '@kirdaar/contract/rules/representation';
import { listTextsToAgree } from '#features/accounts/legal-texts/queries.ts';
import { applyToJob } from '#features/applications/apply/apply-to-job.ts';
import { recordActing } from '#features/representation/acting/record-acting.ts';
import {
  findSubmittedJob,
  insertClaim,
  isSubmittedBy,
  listChosenClients,
} from '#features/representation/submissions/queries.ts';
import { tellClaim } from '#features/representation/submissions/tasks.ts';
import { readOwnProfile } from '#features/talent/profile/read-profile-of.ts';
import { serverWords } from '#platform/channels/server-words.ts';
import { actingFor, asActing, mayAct } from '#platform/http/acting.ts';
import type { TalentActor } from '#platform/http/actor.ts';
import { AppError, orThrow } from '#platform/http/app-error.ts';
import type { Services } from '#platform/services.ts';

const words = serverWords('compCard');
/** What an agency needs to submit a client. */
export const toApply = { scope: 'applications:write' } as const;
const noFiles = { headshot: [], fullPhoto: [], auditionVideo: [] };

type Client = Awaited<ReturnType<typeof listChosenClients>>[number];
type Person = Submission['people'][number];

export interface Submitted {
  mandate_id: string;
  outcome: SubmissionOutcome;
  error?: AppError;
}

/** Applies for several clients of an agency, each on their own, by the same rules as if the talent applied. */
export async function submit(
  services: Services,
  agency: TalentActor,
  { people, ...call }: Submission,
  language: Language,
): Promise<Submitted[]> {
  const { db, now } = services;
  orThrow(await findSubmittedJob(db, call.job_id), 'job_not_found');
  const ids = people.map(({ mandate_id }) => mandate_id);
  const clients = await listChosenClients(db, agency.id, ids, now());
  const results: Submitted[] = [];
  for (const person of people) {
    const client = clients.find(({ mandate_id }) => mandate_id === person.mandate_id);
    results.push(await submitOne(services, agency, client, { ...call, ...person, language }));
  }
  return results;
}

async function submitOne(
  services: Services,
  agency: TalentActor,
  client: Client | undefined,
  person: Person & Omit<Submission, 'people'> & { language: Language },
): Promise<Submitted> {
  const { mandate_id, ...answers } = person;
  try {
    if (!client) throw new AppError('mandate_not_found');
    const acting = actingFor(agency, client);
    const { talent_id, talent_name } = client;
    if (!mayAct(acting, toApply)) throw new AppError('only_talent_may', { name: talent_name });
    if ((await listTextsToAgree(services.db, talent_id)).length > 0) throw new AppError('agreement_needed');
    const profile = await readOwnProfile(services, talent_id);
    const details = answersOf(profile, words[person.language].credit_role);
    const applied = await recordActing(
      services,
      { talent_id, acting, endpoint: 'POST /api/user/job-apply', subject: person.job_id },
      () => asActing(acting, () => applyToJob(services, talent_id, { ...answers, details }, noFiles)),
      ({ waits_for_guardian, already_applied }) => !waits_for_guardian && !already_applied,
    );
    if (applied.waits_for_guardian) return { mandate_id, outcome: 'waits' };
    if (!applied.already_applied) return { mandate_id, outcome: 'sent' };
    return { mandate_id, outcome: await claim(services, mandate_id, person.job_id) };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return { mandate_id, outcome: 'rejected', error };
  }
}

/** The talent decides whose application it is, unless it is this agency's already. Idempotent. */
async function claim(services: Services, mandateId: string, jobId: string): Promise<SubmissionOutcome> {
  const { db, now, queue } = services;
  if (await isSubmittedBy(db, mandateId, jobId)) return 'sent';
  await db.transaction().execute(async (trx) => {
    const claimed = await insertClaim(trx, mandateId, jobId, now());
    if (claimed) await queue.add(trx, tellClaim, { ...claimed, mandate_id: mandateId });
  });
  return 'claimed';
}
