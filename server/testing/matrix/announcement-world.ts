import type { AnnouncementForm } from '@kirdaar/contract/admin/announcements';
import { instantInIndia } from '@kirdaar/contract/rules/calendar';
import { insertAnnouncement } from '#features/admin/announcements/queries.ts';
import type { Services } from '#platform/services.ts';
import { createGiven } from '#testing/given.ts';
import type { Cast } from '#testing/matrix/cast.ts';
import type { ObjectRule } from '#testing/matrix/object-rules.ts';
import type { Table } from '#testing/matrix/projections.ts';
import { allStaff } from '#testing/matrix/staff-world.ts';
import type { Writes } from '#testing/matrix/writes.ts';

type Stores = Pick<Services, 'db' | 'now'>;

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

/** Inserts an announcement that is planned and returns its id. */
async function planned({ db, now }: Stores, staff_id: string): Promise<string> {
  const { audience, text_en, text_hi, from_day, from_time, until_day, until_time } = announcementForm;
  return insertAnnouncement(db, {
    audience,
    text_en,
    text_hi,
    starts_at: instantInIndia(from_day, from_time).toISOString(),
    ends_at: instantInIndia(until_day, until_time).toISOString(),
    staff_id,
    saved_at: now().toISOString(),
  });
}

/** Returns the accepted writes of editors about announcements. */
export function announcementWrites(services: Services): Writes {
  const given = createGiven(services);
  const one = async () => {
    const as = await given.staff('editor');
    return { as, params: { id: await planned(services, as.id) } };
  };
  return {
    'POST /api/admin/announcements': async () => ({
      as: await given.staff('editor'),
      body: announcementForm,
    }),
    'PUT /api/admin/announcements/:id': async () => ({ ...(await one()), body: announcementForm }),
    'POST /api/admin/announcements/:id/end': one,
  };
}

/** Returns the rules of announcements; the endpoints name the roles. */
export function announcementRules({ db, given }: Cast) {
  const objects: ObjectRule['objects'] = {
    'an announcement': {
      id: async () => planned({ db, now: () => new Date() }, (await given.staff('editor')).id),
      readers: allStaff,
    },
  };
  return {
    'PUT /api/admin/announcements/:id': { body: { rest: announcementForm }, objects },
    'POST /api/admin/announcements/:id/end': { objects },
  } satisfies Record<string, ObjectRule>;
}

/** Returns the keys that editors get about announcements. */
export async function announcementProjections(services: Services): Promise<Table> {
  const as = await createGiven(services).staff('editor');
  await planned(services, as.id);
  const keys = 'audience by ends_at id -link starts_at state text_en text_hi';
  return { 'GET /api/admin/announcements': [['an editor', `{announcements[{${keys}}] success}`, { as }]] };
}
