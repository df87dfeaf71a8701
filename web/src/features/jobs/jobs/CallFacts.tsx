import type { Job } from '@kirdaar/contract/jobs/jobs';
import { shortDay } from '#ui/day-text.ts';

type CallFactsProps = {
  job: Pick<
    Job,
    'compensation' | 'gender' | 'age_range' | 'city_location' | 'application_deadline' | 'applicants'
  >;
};

/** What decides whether to apply, on one line. */
export function CallFacts({ job }: CallFactsProps) {
  const { compensation, gender, age_range, city_location, application_deadline, applicants } = job;
  return (
    <ul className="wrap-anywhere flex flex-wrap text-sm [&>li:not(:last-child)]:after:mx-1.5 [&>li:not(:last-child)]:after:text-muted [&>li:not(:last-child)]:after:content-['·']">
      <li className="font-semibold">{compensation ?? 'Pay not stated'}</li>
      <li>{gender === 'Any' ? 'Any gender' : gender}</li>
      <li>Age {age_range}</li>
      <li>{city_location}</li>
      {application_deadline && (
        <li>
          <span className="sr-only">Deadline: </span>
          <time dateTime={application_deadline}>{shortDay(application_deadline)}</time>
        </li>
      )}
      <li>{applicants > 0 ? `${applicants.toLocaleString('en-IN')} applied` : 'No applicants yet'}</li>
    </ul>
  );
}
