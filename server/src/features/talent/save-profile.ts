import { limitReached } from '@kirdaar/contract/rules/allowances';
import { dayInIndia } from '@kirdaar/contract/rules/calendar';
import type { ProfileForm, talent } from '@kirdaar/contract/talent';
import { addMedia } from '#features/media/add-media.ts';
import type { Addition } from '#features/media/prepare-medium.ts';
import { publishAdults } from '#features/media/tasks.ts';
import { findAllowance } from '#features/plans/queries.ts';
import { checkBirthDate } from '#features/talent/check-birth-date.ts';
import { deleteDraft, lockProfile, updateProfile } from '#features/talent/queries.ts';
import { readOwnProfile } from '#features/talent/read-own-profile.ts';
import { changesOf, detailsOf, textsIn } from '#features/talent/stored-profile.ts';
import type { Database } from '#platform/database.ts';
import { laterThan } from '#platform/later-than.ts';
import { Refusal } from '#platform/refusal.ts';
import type { Services } from '#platform/services.ts';

/** Told to a window whose profile is not the one that is kept now. */
export const SAVED_ELSEWHERE = 'This profile was saved in another window meanwhile.';

type Kept = Awaited<ReturnType<typeof lockProfile>>;
type Files = Record<FileField, Addition['file'][]>;
type FileField = keyof (typeof talent)['PUT /api/user/profile']['files'];

/** What each file of the form is in the talent's library; the form knows one audition video, the first. */
const mediaOfForm: Record<FileField, Pick<Addition, 'kind' | 'replaces'>> = {
  image: { kind: 'image' },
  headshot_image: { kind: 'headshot_image' },
  full_image: { kind: 'full_image' },
  images: { kind: 'photo' },
  audition_video: { kind: 'audition_video', replaces: 'first' },
};

/**
 * Saves what a form holds of a talent's profile, with its files or not at all, and forgets the draft. The same
 * request again changes nothing.
 */
export async function saveProfile(services: Services, talentId: string, form: ProfileForm, files: Files) {
  // Once before large files are stored, and once for good.
  if (!(await findKept(services, talentId, form))) return;
  await addMedia(services, talentId, additionsIn(files), async (trx) => {
    const kept = await findKept({ ...services, db: trx }, talentId, form);
    if (kept) await store({ ...services, db: trx }, kept, form);
  });
}

/** The profile that the form may be saved to; undefined when that was done already. */
async function findKept(services: Services, talentId: string, form: ProfileForm): Promise<Kept | undefined> {
  const { db, now } = services;
  const kept = await lockProfile(db, talentId);
  if (form.request_id && form.request_id === kept.saved_by_request) return undefined;
  if (form.if_match && form.if_match !== (kept.updated_at ?? 'never'))
    throw new Refusal(409, SAVED_ELSEWHERE, { extra: { user: await readOwnProfile(services, talentId) } });
  if (form.date_of_birth) checkBirthDate(form.date_of_birth, kept.date_of_birth, dayInIndia(now()));
  if (form.work_links) await checkWorkLinks(db, kept, form.work_links, now());
  return kept;
}

function additionsIn(files: Files): Addition[] {
  // The form has no other files than those of the contract.
  const fields = Object.entries(mediaOfForm) as [FileField, (typeof mediaOfForm)[FileField]][];
  return fields.flatMap(([field, medium]) => files[field].map((file) => ({ ...medium, field, file })));
}

async function store({ db, now, queue }: Services, kept: Kept, form: ProfileForm) {
  await updateProfile(db, kept.id, {
    ...changesOf(form, { name: kept.name, details: detailsOf(kept) }),
    updated_at: laterThan(kept.updated_at, now()),
    saved_by_request: form.request_id ?? null,
  });
  await deleteDraft(db, kept.id);
  if (form.date_of_birth && !kept.date_of_birth) await queue.add(db, publishAdults, {});
}

/** Links that are kept already stay, also those of a larger plan that has ended. */
async function checkWorkLinks(db: Database, kept: Kept, links: string[], now: Date) {
  const { work_links: most, plan } = await findAllowance(db, kept.id, now);
  const known = textsIn(detailsOf(kept).work_links);
  if (most === null || links.length <= most || links.every((link) => known.includes(link))) return;

  const message = limitReached('work_links', most, plan);
  throw new Refusal(403, message, { fields: { work_links: message } });
}
