import type { JobPost, Role } from '@kirdaar/contract/job-posts';
import { perDay } from '@kirdaar/contract/rates';
import { dayInIndia } from '@kirdaar/contract/rules/calendar';
import { UNKNOWN_HOUSE_CALLS } from '@kirdaar/contract/rules/limits';
import { insertJobEvents } from '#features/house-history/queries.ts';
import { takeDraft } from '#features/job-drafts/queries.ts';
import { dropImage, keepImage } from '#features/job-posts/job-image.ts';
import { insertJobs, insertProject, listPosted, lockHouse } from '#features/job-posts/queries.ts';
import { refusePastDeadline } from '#features/job-posts/refuse-past-deadline.ts';
import type { ProductionActor } from '#platform/actor.ts';
import { hasCode } from '#platform/database.ts';
import type { JobStatus } from '#platform/database-types.generated.ts';
import type { ReceivedFile } from '#platform/multipart.ts';
import { countUse, widen } from '#platform/rate-limit.ts';
import { Refusal } from '#platform/refusal.ts';
import type { Services } from '#platform/services.ts';

const HOUSE_IS_INCOMPLETE = 'KD007';
const TOO_MANY_CALLS = `A production house that we know by its email alone posts ${UNKNOWN_HOUSE_CALLS} calls a day, and each role is one. Your draft is kept. To post more, write to us on the contact page: we look at your documents.`;

interface Posted {
  ids: string[];
  status: JobStatus;
}

/**
 * Posts the roles of a project, each as a call, all or none, once per filled form. They are open at once, or
 * wait for staff: the first of a house that they do not know.
 */
export async function postJob(
  services: Services,
  actor: ProductionActor,
  post: JobPost,
  picture: ReceivedFile | undefined,
): Promise<Posted> {
  refusePastDeadline(post.application_deadline, dayInIndia(services.now()));
  const image = await keepImage(services, picture);
  try {
    return await services.db.transaction().execute((db) => store({ ...services, db }, actor, post, image));
  } catch (error) {
    if (!hasCode(error, HOUSE_IS_INCOMPLETE)) throw error;
    throw new Refusal(403, 'Please complete your registration before you post a job.');
  } finally {
    // Of a refused form, or of one that was posted before.
    await dropImage(services, image);
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

  // What the first role says of children is taken from another role by the database, if it casts none.
  const roles: Partial<Role>[] = [{}, ...more_roles];
  if (house.verification === 'email') await countCalls(services, houseId, roles.length);
  const draft = request_id ? await takeDraft(db, houseId, request_id) : undefined;
  const approved = config.AUTO_APPROVE || house.trusted;
  const jobs = roles.map((role, place) => ({
    ...first,
    ...role,
    ...own,
    project_id: project.id,
    status: approved ? ('open' as const) : ('pending' as const),
    approved_at: approved ? created_at : null,
    image: image ?? draft?.image ?? null,
    // In a list of the newest the roles stand in the order of the form.
    posted_on: new Date(now().getTime() - place).toISOString(),
  }));
  const posted = answerOf(await insertJobs(db, jobs));
  await insertJobEvents(db, posted.ids, { act: 'posted', account_id, now: now() });
  return posted;
}

function answerOf(jobs: { id: string; status: JobStatus }[]): Posted {
  const status = jobs[0]?.status;
  if (!status) throw new Error('A project has at least one call.');
  return { ids: jobs.map(({ id }) => id), status };
}

/** Every role is a call; a post that is refused counts for nothing. */
async function countCalls(services: Services, houseId: string, calls: number) {
  const rates = widen([perDay(UNKNOWN_HOUSE_CALLS)], services.config.RATE_LIMIT_SCALE);
  for (let call = 0; call < calls; call += 1)
    await countUse(services, `calls posted by ${houseId}`, rates, TOO_MANY_CALLS);
}
