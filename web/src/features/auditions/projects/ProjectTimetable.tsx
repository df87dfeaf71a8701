import type { Reply } from '@kirdaar/contract/api';
import { Link } from 'react-router';
import { Place } from '#features/auditions/slots/SlotTime.tsx';
import { housePath } from '#house-paths.ts';
import { slotTime } from '#ui/slot-time.ts';
import * as words from '#words/auditions/projects.ts';

type Timetable = Pick<Reply<'GET /api/production/projects/:id/auditions'>, 'slots' | 'more'>;

/** The slots of all roles by day, to read. Each role's own page changes them. */
export function ProjectTimetable({ slots, more }: Timetable) {
  if (slots.length === 0) return <p className="text-muted">{words.timetable_none}</p>;
  const days = Map.groupBy(slots, (slot) => slotTime(slot).day);
  return (
    <>
      {[...days].map(([day, slotsOfDay]) => (
        <section key={day} aria-label={day} className="not-first:mt-6">
          <h3 className="font-semibold text-lg">{day}</h3>
          <ul className="divide-y divide-line">
            {slotsOfDay.map((slot) => (
              <SlotRow key={slot.id} slot={slot} />
            ))}
          </ul>
        </section>
      ))}
      {more && <p className="mt-4 text-muted">{words.timetable_more}</p>}
    </>
  );
}

function SlotRow({ slot }: { slot: Timetable['slots'][number] }) {
  const { job, attendees, capacity, place, round, starts_at } = slot;
  const free = capacity - attendees.length;
  return (
    <li className="flex flex-wrap items-baseline gap-x-5 gap-y-1 py-3">
      <time dateTime={starts_at} className="min-w-36 font-semibold tabular-nums">
        {slotTime(slot).time}
      </time>
      <div className="min-w-0 flex-1 basis-60">
        <Link to={housePath('auditions', { id: job.id })} className="link">
          {job.role_title}
        </Link>
        <p className="text-muted text-sm">
          {round > 1 && `${words.round(round)} · `}
          <Place place={place} />
        </p>
      </div>
      <ul className="flex flex-1 basis-60 flex-wrap gap-x-3">
        {attendees.map(({ application_id, name, confirmed }) => (
          <li key={application_id}>
            <Link
              to={housePath('reviewApplication', { id: job.id, application: application_id })}
              className="underline-offset-4 hover:underline"
            >
              {confirmed ? name : words.kept_for(name)}
            </Link>
          </li>
        ))}
        {free > 0 && <li className="text-muted">{words.free_places(free)}</li>}
      </ul>
    </li>
  );
}
