import type { JobPost, Role } from '@kirdaar/contract/jobs/job-posts';
import { perDay } from '@kirdaar/contract/rates';
import { dayInIndia } from '@kirdaar/contract/rules/calendar';
import { UNKNOWN_HOUSE_CALLS } from '@kirdaar/contract/rules/limits';
import { insertJobEvents } from '#features/houses/audit-log/queries.ts';
import { deleteDraft } from '#features/jobs/job-drafts/queries.ts';
import { rejectPastDeadline } from '#features/jobs/job-posts/check-deadline.ts';
import { deleteUnusedImage, storeImage } from '#features/jobs/job-posts/job-image.ts';
import { insertJobs, insertProject, listPosted, lockHouse } from '#features/jobs/job-posts/queries.ts';
import { hasCode } from '#platform/database/database.ts';
import type { JobStatus } from '#platform/database/database-types.generated.ts';
import { RULES } from '#platform/database/sqlstates.ts';
import type { ProductionActor } from '#platform/http/actor.ts';
import { AppError } from '#platform/http/app-error.ts';
import type { ReceivedFile } from '#platform/http/multipart.ts';
import { countUse, widen } from '#platform/http/rate-limit.ts';
import type { Services } from '#platform/services.ts';

interface Posted {
  ids: string[];
  status: JobStatus;
}

/**
 * Posts each role of a project as a casting call, all or none, once per form. They open at once, or wait for
 * review if staff have not yet approved one of an unverified house.
 */
export async function postJob(
  services: Services,
  actor: ProductionActor,
  post: JobPost,
  picture: ReceivedFile | undefined,
): Promise<Posted> {
  rejectPastDeadline(post.application_deadline, dayInIndia(services.now()));
  const image = await storeImage(services, picture);
  try {
    return await services.db.transaction().execute((db) => store({ ...services, db }, actor, post, image));
  } catch (error) {
    if (!hasCode(error, RULES.HOUSE_INCOMPLETE)) throw error;
    throw new AppError('registration_incomplete');
  } finally {
    // Removes the picture of a rejected form or of a repeated post.
    await deleteUnusedImage(services, image);
  }
}

async function store(
  services: Services,
  { id: account_id, production_house_id: houseId }: ProductionActor,
  post: JobPost,
  image: string | null,
) {
  const { db, now, config } = services;
  const { more_roles = [], request_id, ...first } = post;
  const house = await lockHouse(db, houseId);
  const created_at = now().toISOString();
  const own = { production_house_id: houseId };
  const project = await insertProject(db, { ...own, request_id: request_id ?? null, created_at });
  if (!project) return answerOf(await listPosted(db, houseId, request_id ?? ''));

  // The other roles inherit the first role's terms for children; the database clears them for roles that cast
  // no children.
  const roles: Partial<Role>[] = [{}, ...more_roles];
  if (house.verification === 'email') await countCalls(services, houseId, roles.length);
  const draft = request_id ? await deleteDraft(db, houseId, request_id) : undefined;
  const approved = config.AUTO_APPROVE || house.trusted;
  const jobs = roles.map((role, place) => ({
    ...first,
    ...role,
    ...own,
    project_id: project.id,
    status: approved ? ('open' as const) : ('pending' as const),
    approved_at: approved ? created_at : null,
    image: image ?? draft?.image ?? null,
    // Keeps the roles in form order in lists sorted newest first.
    posted_on: new Date(now().getTime() - place).toISOString(),
  }));
  const posted = answerOf(await insertJobs(db, jobs));
  await insertJobEvents(db, posted.ids, { action: 'posted', account_id, now: now() });
  return posted;
}

function answerOf(jobs: { id: string; status: JobStatus }[]): Posted {
  const status = jobs[0]?.status;
  if (!status) throw new Error('A project has at least one call.');
  return { ids: jobs.map(({ id }) => id), status };
}

/** Counts each role as one casting call towards the daily limit; a rejected post does not count. */
async function countCalls(services: Services, houseId: string, calls: number) {
  const rates = widen([perDay(UNKNOWN_HOUSE_CALLS)], services.config.RATE_LIMIT_SCALE);
  for (let call = 0; call < calls; call += 1)
    await countUse(services, `calls posted by ${houseId}`, rates, 'unverified_house_post_limit');
}
