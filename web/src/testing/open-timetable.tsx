import { api } from '@kirdaar/contract/api';
import { auditionWrites } from '#features/auditions/slots/audition-writes.ts';
import type { Auditions } from '#features/auditions/slots/auditions.ts';
import { Timetable } from '#features/auditions/timetable/Timetable.tsx';
import { emptyOf } from '#testing/empty-of.ts';
import { showWithToasts } from '#testing/open-page.tsx';
import { sampleApplicant } from '#testing/sample-application.ts';

const timetable = api['GET /api/production/auditions/:id'].reply;
const user = (name: string) => sampleApplicant(name, { city: 'Pune' });

/** A slot of one place, with those who confirmed it. */
export function sampleSlot(id: string, starts_at: string, names: string[] = []) {
  const confirmed = { confirmed: true, asks_for_woman: false, arrived_at: null, left_at: null };
  const attendees = names.map((name) => ({ application_id: name, ...confirmed, user: user(name) }));
  return {
    ...emptyOf(timetable.shape.slots.element),
    ...{ id, starts_at, ends_at: starts_at, place: 'Studio 4', round: 1, capacity: 1 },
    ...{ confirmed: names.length, taken: names.length, attendees },
  };
}

/** Shows the timetable of a casting call in which Asha has a slot, and Zoya and Meera wait. */
export function openTimetable(fields: Partial<Auditions> = {}) {
  const waiting = [
    { application_id: 'Zoya', answer: 'asked', round: 1, note: 'After six?', user: user('Zoya') },
    { application_id: 'Meera', answer: null, round: 1, note: '', user: user('Meera') },
  ] as const;
  const auditions: Auditions = {
    ...emptyOf(timetable),
    job: {
      id: 'job-1',
      title: 'Younger sister · Short Film',
      role: 'Younger sister',
      audition_type: 'Offline',
      audition_dates: '2031-03-20',
      shoot_dates: '2031-04-20',
    },
    slots: [
      sampleSlot('s1', '2031-03-20T04:30:00Z', ['Asha']),
      sampleSlot('s2', '2031-03-20T05:30:00Z'),
      sampleSlot('s3', '2031-03-21T04:30:00Z'),
    ],
    waiting: [...waiting],
    ...fields,
  };
  showWithToasts(<Timetable auditions={auditions} />, auditionWrites);
}
