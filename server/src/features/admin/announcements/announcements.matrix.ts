import type { AnnouncementForm } from '@kirdaar/contract/admin/announcements';
import { instantInIndia } from '@kirdaar/contract/rules/calendar';
import { insertAnnouncement } from '#features/admin/announcements/queries.ts';
import type { Matrix, World } from '#testing/matrix/matrix.ts';

/** What an editor types for an announcement that is planned. */
export const announcementForm: AnnouncementForm = {
  audience: 'everyone',
  text_en: 'We are closed on Diwali.',
  text_hi: 'दिवाली पर हमारा दफ़्तर बंद रहेगा।',
  link: undefined,
  from_day: '2098-01-01',
  from_time: '10:00',
  until_day: '2098-01-02',
  until_time: '10:00',
};

async function announcement({ id: staff_id }: { id: string }, { db, now }: World): Promise<string> {
  const { from_day, from_time, until_day, until_time, link: _link, ...shown } = announcementForm;
  const starts_at = instantInIndia(from_day, from_time).toISOString();
  const ends_at = instantInIndia(until_day, until_time).toISOString();
  return insertAnnouncement(db, { ...shown, starts_at, ends_at, staff_id, saved_at: now().toISOString() });
}

export const matrix: Matrix = {
  'GET /api/admin/announcements': { prepare: announcement },
  'POST /api/admin/announcements': { body: { ...announcementForm } },
  'PUT /api/admin/announcements/:id': { of: { announcement }, body: { ...announcementForm } },
  'POST /api/admin/announcements/:id/end': { of: { announcement } },
};
