import type { Job } from '@kirdaar/contract/jobs/jobs';
import { CARD_TEXT } from '@kirdaar/contract/rules/limits';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { ClosingText } from '#features/jobs/jobs/ClosingText.tsx';
import { JobPoster } from '#features/jobs/jobs/JobPoster.tsx';
import { jobText } from '#features/jobs/jobs/job-text.ts';
import { Card } from '#ui/Card.tsx';
import { shortDay } from '#ui/day-text.ts';
import { labelOf } from '#ui/label-of.ts';
import { sentence } from '#ui/sentence.ts';
import * as language from '#words/app/language.ts';
import * as words from '#words/jobs/jobs.ts';
import { call_title } from '#words/rules/calls.ts';
import { gender_names } from '#words/rules/people.ts';
import { place_name } from '#words/rules/places.ts';

export interface JobCardProps {
  job: Pick<
    Job,
    | 'title'
    | 'project_type'
    | 'project_description'
    | 'project_description_hi'
    | 'city_location'
    | 'application_deadline'
    | 'image'
    | 'status'
    | 'compensation'
    | 'gender'
    | 'age_range'
    | 'applicants'
    | 'open_to'
  >;
  /** The production house, on lists of several. */
  house?: string | null;
  save?: ReactNode;
  /** The target of 'View More' and of a click anywhere on the card. */
  detailsTo: string;
  action?: ReactNode;
  /** Visible without scrolling, so its poster is loaded eagerly. */
  first?: boolean;
  children?: ReactNode;
}

export function JobCard({ job, house, save, detailsTo, action, first = false, children }: JobCardProps) {
  const { text, lang } = jobText(job, 'project_description');
  return (
    <Card className="relative flex h-full flex-col gap-3 p-4 transition-shadow hover:shadow-float sm:p-5">
      <div className="flex items-start gap-3">
        <JobPoster
          image={job.image}
          projectType={job.project_type}
          sizes="5rem"
          first={first}
          className="size-20 shrink-0 rounded-control"
        />
        <div className="min-w-0 grow">
          <h2 className="wrap-anywhere text-lg leading-snug">{call_title(job.title)}</h2>
          {house && <p className="wrap-anywhere mt-0.5 text-muted text-sm">{house}</p>}
        </div>
        {save && <div className="relative z-1 -mt-2 -mr-2">{save}</div>}
      </div>
      <CallFacts job={job} />
      {job.open_to !== 'all' && <p className="font-semibold text-sm">{words.open_to[job.open_to]}</p>}
      <p className="wrap-anywhere">
        <span lang={lang}>{opening(text)}</span>{' '}
        <Link to={detailsTo} className="link whitespace-nowrap after:absolute after:inset-0">
          {sentence(
            words.view_more(call_title(job.title), (text) => <span className="sr-only">{text}</span>),
          )}
        </Link>
      </p>
      {children}
      <footer className="mt-auto flex min-h-11 flex-wrap items-center justify-between gap-3 pt-1">
        <ClosingText job={job} />
        {action && <div className="relative ml-auto">{action}</div>}
      </footer>
    </Card>
  );
}

/** Does not cut an emoji in half. */
function opening(description: string): string {
  const characters = Array.from(description);
  return characters.length > CARD_TEXT
    ? `${characters.slice(0, CARD_TEXT).join('').trimEnd()}…`
    : description;
}

function CallFacts({ job }: Pick<JobCardProps, 'job'>) {
  const { compensation, gender, age_range, city_location, application_deadline, applicants } = job;
  return (
    <ul className="wrap-anywhere flex flex-wrap text-sm [&>li:not(:last-child)]:after:mx-1.5 [&>li:not(:last-child)]:after:text-muted [&>li:not(:last-child)]:after:content-['·']">
      <li className="font-semibold">{compensation ?? words.pay_none}</li>
      <li>{gender === 'Any' ? words.gender_any : labelOf(gender_names, gender)}</li>
      <li>{words.age(age_range)}</li>
      <li>{place_name(city_location)}</li>
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
