import type { AnnouncementForm } from '@kirdaar/contract/admin/announcements';
import { instantInIndia } from '@kirdaar/contract/rules/calendar';
import { linksElsewhere } from '@kirdaar/contract/rules/content-approval';
import {
  endAnnouncement,
  insertAnnouncement,
  updateAnnouncement,
} from '#features/admin/announcements/queries.ts';
import { renewAnnouncements } from '#features/admin/announcements/tasks.ts';
import { insertStaffAct } from '#features/admin/audit-log/queries.ts';
import { siteHost } from '#platform/config/config.ts';
import type { StaffActor } from '#platform/http/actor.ts';
import { AppError } from '#platform/http/app-error.ts';
import type { Services } from '#platform/services.ts';

/** Saves a new announcement, or one that has not ended, and lets pages change when it begins and ends. */
export async function saveAnnouncement(
  services: Services,
  staff: StaffActor,
  form: AnnouncementForm,
  id?: string,
) {
  const now = services.now();
  const { audience, text_en, text_hi, link = null } = form;
  if (staff.staff_role === 'editor' && link && linksElsewhere(link, siteHost(services.config)))
    throw AppError.field('link', 'content_needs_moderator');
  const starts = instantInIndia(form.from_day, form.from_time);
  const ends = instantInIndia(form.until_day, form.until_time);
  if (ends <= now) throw new AppError('announcement_end_in_past');
  const period = { starts_at: starts.toISOString(), ends_at: ends.toISOString() };
  const details = { audience, text_en, text_hi, link, ...period };
  const values = { ...details, staff_id: staff.id, saved_at: now.toISOString() };

  await services.db.transaction().execute(async (db) => {
    if (id && !(await updateAnnouncement(db, id, values, now))) throw new AppError('announcement_not_found');
    const saved = id ?? (await insertAnnouncement(db, values));
    for (const instant of [starts, ends])
      if (instant > now) await services.queue.add(db, renewAnnouncements, {}, instant);
    const action = id ? 'changed_announcement' : 'created_announcement';
    await insertStaffAct(db, now, staff, action, ['announcement', saved], details);
  });
}

export async function endAnnouncementNow({ db, now }: Services, staff: StaffActor, id: string) {
  await db.transaction().execute(async (trx) => {
    const text_en = await endAnnouncement(trx, id, now());
    if (text_en === undefined) throw new AppError('announcement_not_found');
    await insertStaffAct(trx, now(), staff, 'ended_announcement', ['announcement', id], { text_en });
  });
}
