import { dayInIndia } from '@kirdaar/contract/rules/calendar';
import type { ProfileForm } from '@kirdaar/contract/talent';
import { findAllowance } from '#features/plans/queries.ts';
import { checkBirthDate } from '#features/talent/check-birth-date.ts';
import { deleteDraft, lockProfile, updateProfile } from '#features/talent/queries.ts';
import { readOwnProfile } from '#features/talent/read-own-profile.ts';
import { changesOf, detailsOf, textsIn } from '#features/talent/stored-profile.ts';
import type { Database } from '#platform/database.ts';
import { Refusal } from '#platform/refusal.ts';
import type { Services } from '#platform/services.ts';

type Kept = Awaited<ReturnType<typeof lockProfile>>;

/** Saves what a form holds of a talent's profile and forgets its draft; the same request again changes nothing. */
export async function saveProfile(services: Services, talentId: string, form: ProfileForm) {
  const { db, now } = services;
  await db.transaction().execute(async (trx) => {
    const kept = await lockProfile(trx, talentId);
    if (form.request_id && form.request_id === kept.saved_by_request) return;
    if (form.if_match && form.if_match !== (kept.updated_at ?? 'never'))
      throw new Refusal(409, 'This profile was saved in another window meanwhile.', {
        extra: { user: await readOwnProfile({ ...services, db: trx }, talentId) },
      });
    if (form.date_of_birth) checkBirthDate(form.date_of_birth, kept.date_of_birth, dayInIndia(now()));
    if (form.work_links) await checkWorkLinks(trx, kept, form.work_links, now());

    await updateProfile(trx, talentId, {
      ...changesOf(form, { name: kept.name, details: detailsOf(kept) }),
      updated_at: laterThan(kept.updated_at, now()),
      saved_by_request: form.request_id ?? null,
    });
    await deleteDraft(trx, talentId);
  });
}

/** Links that are kept already stay, also those of a larger plan that has ended. */
async function checkWorkLinks(db: Database, kept: Kept, links: string[], now: Date) {
  const { work_links: most, plan } = await findAllowance(db, kept.id, now);
  const known = textsIn(detailsOf(kept).work_links);
  if (most === null || links.length <= most || links.every((link) => known.includes(link))) return;

  const message = `${plan ? `The ${plan} plan` : 'Your profile without a plan'} has room for ${most} work ${most === 1 ? 'link' : 'links'}.`;
  throw new Refusal(400, message, { fields: { work_links: message } });
}

/** Two saves never have the same moment: it tells the states of a profile apart. */
function laterThan(last: string | null, now: Date): string {
  return new Date(Math.max(now.getTime(), last ? Date.parse(last) + 1 : 0)).toISOString();
}
