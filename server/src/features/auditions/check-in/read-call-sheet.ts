import { dayInIndia, instantInIndia } from '@kirdaar/contract/rules/calendar';
import { listForCallSheet } from '#features/auditions/check-in/queries.ts';
import { findAuditionedJob, listSlots } from '#features/auditions/slots/queries.ts';
import type { ProductionActor } from '#platform/http/actor.ts';
import { orThrow } from '#platform/http/app-error.ts';
import type { Services } from '#platform/services.ts';

const MAX_SLOTS = 500;
const unknown = { height: null, agency: null, phone: null, guardian: null, guardian_phone: null };

export type CallSheet = Awaited<ReturnType<typeof readCallSheet>>;
export type SheetSlot = CallSheet['slots'][number];
export type SheetPerson = SheetSlot['people'][number];

/** The auditions from today on, with everybody who is expected, numbered by day. Viewers get no contact details. */
export async function readCallSheet({ db, now }: Services, actor: ProductionActor, jobId: string) {
  const { production_house_id: houseId, team_role } = actor;
  const job = orThrow(await findAuditionedJob(db, houseId, jobId), 'job_not_found');
  const today = instantInIndia(dayInIndia(now()), '00:00').toISOString();
  const slots = await listSlots(db, { houseId, jobId, now: now(), limit: MAX_SLOTS }, [today, '']);
  const ids = slots.flatMap(({ attendees }) => attendees.map(({ application_id }) => application_id));
  const found = await listForCallSheet(db, houseId, ids, now());
  const more = new Map(found.map((one) => [one.application_id, one]));
  const counts = new Map<string, number>();
  return {
    ...job,
    slots: slots.map((slot) => ({
      ...slot,
      people: slot.attendees.map(({ application_id, user, confirmed, arrived_at }) => {
        const day = dayInIndia(new Date(slot.starts_at));
        const number = (counts.get(day) ?? 0) + 1;
        counts.set(day, number);
        const { height, agency, ...contact } = more.get(application_id) ?? unknown;
        const { phone, guardian, guardian_phone } = team_role === 'viewer' ? unknown : contact;
        const { name, age, age_band, image_url } = user;
        return {
          ...{ number, name, age: age ?? age_band, image_url, confirmed, arrived_at, height, agency },
          ...{ phone, guardian, guardian_phone },
        };
      }),
    })),
  };
}
