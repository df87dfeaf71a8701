import { withoutMoneyRequest } from '@kirdaar/contract/fields';
import { dayInIndia } from '@kirdaar/contract/rules/calendar';
import type { ProfileForm, talent } from '@kirdaar/contract/talent/profile';
import { z } from 'zod';
import { checkBirthDate } from '#features/accounts/guardians/guardianship.ts';
import { leaveVerifiedName } from '#features/accounts/identity/verified-names.ts';
import { findAllowance } from '#features/billing/allowances/queries.ts';
import { type Addition, addMedia } from '#features/talent/media/add-media.ts';
import { publishPicturesOfAdults } from '#features/talent/media/tasks.ts';
import { deleteDraft, lockProfile, updateProfile } from '#features/talent/profile/queries.ts';
import { readOwnProfile } from '#features/talent/profile/read-profile-of.ts';
import { changesOf, detailsOf, textsIn } from '#features/talent/profile/stored-profile.ts';
import type { Database } from '#platform/database/database.ts';
import { formId } from '#platform/database/derived-id.ts';
import { nextTimestamp } from '#platform/database/next-timestamp.ts';
import { AppError } from '#platform/http/app-error.ts';
import type { Services } from '#platform/services.ts';

type StoredProfile = Awaited<ReturnType<typeof lockProfile>>;
type Files = Record<FileField, Addition['file'][]>;
type FileField = keyof (typeof talent)['PUT /api/user/profile']['files'];

/** How each file of the form is stored. The form has one audition video, which replaces the first. */
const mediaOfForm: Record<FileField, Pick<Addition, 'kind' | 'replaces'>> = {
  image: { kind: 'image' },
  headshot_image: { kind: 'headshot_image' },
  full_image: { kind: 'full_image' },
  images: { kind: 'photo' },
  audition_video: { kind: 'audition_video', replaces: 'first' },
};

/** What an agency says of itself must not ask talent for money. */
const textsOfAgency = z.record(
  z.string(),
  z
    .unknown()
    .transform((text) => String(JSON.stringify(text)).replaceAll('"', ' '))
    .pipe(withoutMoneyRequest(z.string(), 'company_profile')),
);

/** Saves a form and its files in one transaction and deletes the draft. Repeating it changes nothing. */
export async function saveProfile(services: Services, talentId: string, form: ProfileForm, files: Files) {
  // Checked here before large files are stored, and again inside the transaction.
  if (!(await lockForSave(services, talentId, form))) return;
  await addMedia(services, talentId, additionsIn(files), async (trx) => {
    const stored = await lockForSave({ ...services, db: trx }, talentId, form);
    if (stored) await storeProfile({ ...services, db: trx }, stored, form);
  });
}

/** Locks and returns the profile to save to; undefined when this request was already saved. */
async function lockForSave(
  services: Services,
  talentId: string,
  form: ProfileForm,
): Promise<StoredProfile | undefined> {
  const { db, now } = services;
  const stored = await lockProfile(db, talentId);
  if (form.request_id && formId(form) === stored.saved_by_request) return undefined;
  if (form.if_match && form.if_match !== (stored.updated_at ?? 'never')) {
    const user = await readOwnProfile(services, talentId);
    throw new AppError('profile_changed_elsewhere', {}, { extra: { user } });
  }
  if (form.date_of_birth) checkBirthDate(form.date_of_birth, stored.date_of_birth, dayInIndia(now()));
  if (form.work_links) await checkWorkLinks(db, stored, form.work_links, now());
  if ((form.profileType ?? stored.profile_type) === 'Talent Agencies')
    textsOfAgency.parse({ ...detailsOf(stored), ...form });
  return stored;
}

function additionsIn(files: Files): Addition[] {
  // The cast is safe: the form has only the files of the contract.
  const fields = Object.entries(mediaOfForm) as [FileField, (typeof mediaOfForm)[FileField]][];
  return fields.flatMap(([field, medium]) => files[field].map((file) => ({ ...medium, field, file })));
}

async function storeProfile(services: Services, stored: StoredProfile, form: ProfileForm) {
  const { db, now, queue } = services;
  const changes = changesOf(form, { name: stored.name, details: detailsOf(stored) });
  await leaveVerifiedName(services, stored.id, stored.name, changes.name);
  await updateProfile(db, stored.id, {
    ...changes,
    updated_at: nextTimestamp(stored.updated_at, now()),
    saved_by_request: formId(form),
  });
  await deleteDraft(db, stored.id);
  if (form.date_of_birth && !stored.date_of_birth) await queue.add(db, publishPicturesOfAdults, {});
}

/** Rejects work links beyond the plan. Saved links stay, even when a larger plan has ended. */
async function checkWorkLinks(db: Database, stored: StoredProfile, links: string[], now: Date) {
  const { work_links: max, plan } = await findAllowance(db, stored.id, now);
  const known = textsIn(detailsOf(stored).work_links);
  if (max === null || links.length <= max || links.every((link) => known.includes(link))) return;

  throw AppError.field('work_links', 'plan_limit_reached', { allowance: 'work_links', max, plan });
}
