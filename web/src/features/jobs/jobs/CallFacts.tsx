import type { Job } from '@kirdaar/contract/jobs/jobs';
import { shortDay } from '#ui/day-text.ts';
import { labelOf } from '#ui/label-of.ts';
import * as language from '#words/app/language.ts';
import * as words from '#words/jobs/jobs.ts';
import { gender_names } from '#words/rules/people.ts';

type CallFactsProps = {
  job: Pick<
    Job,
    'compensation' | 'gender' | 'age_range' | 'city_location' | 'application_deadline' | 'applicants'
  >;
};

export function CallFacts({ job }: CallFactsProps) {
  const { compensation, gender, age_range, city_location, application_deadline, applicants } = job;
  return (
    <ul className="wrap-anywhere flex flex-wrap text-sm [&>li:not(:last-child)]:after:mx-1.5 [&>li:not(:last-child)]:after:text-muted [&>li:not(:last-child)]:after:content-['·']">
      <li className="font-semibold">{compensation ?? words.pay_none}</li>
      <li>{gender === 'Any' ? words.gender_any : labelOf(gender_names, gender)}</li>
      <li>{words.age(age_range)}</li>
      <li>{city_location}</li>
      {application_deadline && (
        <li>
          <span className="sr-only">{words.deadline}</span>
          <time dateTime={application_deadline}>{shortDay(application_deadline)}</time>
        </li>
      )}
      <li>
        {applicants > 0
          ? words.applied_count(applicants.toLocaleString(language.locale))
          : words.applied_none}
      </li>
    </ul>
  );
}
