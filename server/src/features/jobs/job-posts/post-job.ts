import type { JobPost, Role } from '@kirdaar/contract/jobs/job-posts';
import { daysOfRole } from '@kirdaar/contract/jobs/role-days';
import { mayCastChildren } from '@kirdaar/contract/rules/age-range';
import { dayInIndia } from '@kirdaar/contract/rules/calendar';
import { insertJobEvents } from '#features/houses/audit-log/queries.ts';
import { deleteDraft } from '#features/jobs/job-drafts/queries.ts';
import {
  insertJobs,
  insertProject,
  isImageUsed,
  listPosted,
  lockHouse,
  lockSharedFacts,
} from '#features/jobs/job-posts/queries.ts';
import { rejectPastDeadline } from '#features/jobs/job-posts/reopen-job.ts';
import { isPostReviewed } from '#features/jobs/reviews/decide-version.ts';
import type { JobStatus } from '#platform/database/database-types.generated.ts';
import { formId } from '#platform/database/derived-id.ts';
import type { ProductionActor } from '#platform/http/actor.ts';
import { AppError, orThrow } from '#platform/http/app-error.ts';
import type { ReceivedFile } from '#platform/http/multipart.ts';
import { countUse } from '#platform/http/rate-limit.ts';
import { storePublicPicture } from '#platform/media/prepare-file.ts';
import type { Services } from '#platform/services.ts';
import { publicAddress } from '#platform/storage/storage.ts';

interface Posted {
  ids: string[];
  project_id: string;
  status: JobStatus;
}

/** Posts each role as a casting call, all or none, once per form. */
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
  } finally {
    // Removes the picture of a rejected form or of a repeated post.
    await deleteUnusedImage(services, image);
  }
}

const notInHindi = { role_description_hi: null, skills_needed_hi: null };

async function store(
  services: Services,
  { id: account_id, production_house_id: houseId }: ProductionActor,
  post: JobPost,
  image: string | null,
) {
  const { db, now, config } = services;
  const { more_roles = [], request_id, project_id, ...filled } = post;
  const form = formId(post);
  const house = await lockHouse(db, houseId);
  const earlier = request_id ? await listPosted(db, houseId, request_id) : [];
  if (earlier.some(({ saved_by_request }) => saved_by_request !== form))
    throw new AppError('request_id_reused');
  if (earlier.length > 0) return answerOf(earlier);

  const time = now();
  const created_at = time.toISOString();
  const own = { production_house_id: houseId };
  const shared = project_id
    ? orThrow(await lockSharedFacts(db, houseId, project_id), 'project_not_found')
    : { image: null };
  const first = { ...filled, ...shared };

  // The other roles inherit what they leave out; the database clears the terms for children where none are cast.
  const roles: Partial<Role>[] = [
    {},
    ...more_roles.map((role) => ({ ...notInHindi, ...given(role), ...daysOfRole(first, role) })),
  ];
  rejectChildren(house, [first, ...more_roles]);
  // Each role is one casting call; a rejected post does not count.
  if (house.verification === 'email') await countUse(services, 'unverifiedPosts', houseId, roles.length);
  const draft = request_id ? await deleteDraft(db, houseId, request_id) : undefined;
  const project = project_id ?? (await insertProject(db, { ...own, created_at })).id;
  const jobs = roles.map((role, place) => {
    const waits = isPostReviewed({ config }, house, { ...first, ...role });
    return {
      ...first,
      ...role,
      ...own,
      project_id: project,
      posted_by_request: request_id ?? null,
      saved_by_request: form,
      status: waits ? ('pending' as const) : ('open' as const),
      approved_at: waits ? null : created_at,
      image: image ?? draft?.image ?? shared.image,
      // Keeps the roles in form order in lists sorted newest first.
      posted_on: new Date(time.getTime() - place).toISOString(),
    };
  });
  const posted = answerOf(await insertJobs(db, jobs));
  await insertJobEvents(db, posted.ids, { action: 'posted', account_id, now: time });
  return posted;
}

/** Without the fields that a role leaves out, which are undefined. */
function given(role: Role): Partial<Role> {
  return Object.fromEntries(Object.entries(role).filter(([, answer]) => answer !== undefined));
}

function answerOf(jobs: { id: string; project_id: string; status: JobStatus }[]): Posted {
  const [first] = jobs;
  if (!first) throw new Error('A project has at least one call.');
  const { status } = jobs.find((job) => job.status === 'pending') ?? first;
  return { ids: jobs.map(({ id }) => id), project_id: first.project_id, status };
}

/** Only houses verified for children may cast them. */
export function rejectChildren(
  { sees_children }: { sees_children: boolean },
  roles: Pick<Role, 'age_range'>[],
) {
  if (sees_children) return;
  const place = roles.findIndex(({ age_range }) => mayCastChildren(age_range));
  if (place < 0) return;
  const field = place === 0 ? 'age_range' : `more_roles.${place - 1}.age_range`;
  throw AppError.field(field, 'children_need_verified_house');
}

/** Returns the URL. */
export async function storeImage(
  services: Pick<Services, 'storage'>,
  picture: ReceivedFile | undefined,
): Promise<string | null> {
  return picture ? publicAddress(await storePublicPicture(services, 'image', picture)) : null;
}

/** The casting calls of a project share a picture. */
export async function deleteUnusedImage(
  { db, storage }: Pick<Services, 'db' | 'storage'>,
  image: string | null,
): Promise<void> {
  if (image && !(await isImageUsed(db, image)))
    await storage.remove('public', image.slice(publicAddress('').length));
}
