import type { Job } from '@kirdaar/contract/jobs/jobs';
import { CARD_TEXT } from '@kirdaar/contract/rules/limits';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { ClosingText } from '#features/jobs/jobs/ClosingText.tsx';
import { JobPoster } from '#features/jobs/jobs/JobPoster.tsx';
import { jobText } from '#features/jobs/jobs/job-text.ts';
import { Card } from '#ui/Card.tsx';
import { classNames } from '#ui/class-names.ts';
import { countText } from '#ui/count-text.ts';
import { shortDay } from '#ui/day-text.ts';
import { labelOf } from '#ui/label-of.ts';
import { sentence } from '#ui/sentence.ts';
import * as words from '#words/jobs/jobs.ts';
import { call_title, pay_text } from '#words/rules/calls.ts';
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
  /** Whether it is short: a small poster, the city in place of all facts, and one line of the description. */
  isBrief?: boolean;
  children?: ReactNode;
}

export function JobCard({
  job,
  house,
  save,
  detailsTo,
  action,
  first = false,
  isBrief = false,
  children,
}: JobCardProps) {
  const { text, lang } = jobText(job, 'project_description');
  return (
    <Card
      className={classNames(
        'relative flex h-full flex-col transition-shadow hover:shadow-float',
        isBrief ? 'gap-2 p-3 sm:p-4' : 'gap-3 p-4 sm:p-5',
      )}
    >
      <div className="flex items-start gap-3">
        <JobPoster
          image={job.image}
          projectType={job.project_type}
          sizes="5rem"
          first={first}
          className={classNames('shrink-0 rounded-control', isBrief ? 'size-14' : 'size-20')}
        />
        <div className="min-w-0 grow">
          <h2 className={classNames('wrap-anywhere leading-snug', isBrief ? 'text-base' : 'text-lg')}>
            {call_title(job.title)}
          </h2>
          <p className="wrap-anywhere mt-0.5 text-muted text-sm empty:hidden">
            {isBrief ? [house, place_name(job.city_location)].filter(Boolean).join(' · ') : house}
          </p>
        </div>
        {save && <div className="relative z-1 -mt-2 -mr-2">{save}</div>}
      </div>
      {!isBrief && <CallFacts job={job} />}
      {job.open_to !== 'all' && <p className="font-semibold text-sm">{words.open_to[job.open_to]}</p>}
      <p className={classNames('wrap-anywhere', isBrief && 'flex gap-1.5 text-sm')}>
        <span lang={lang} className={classNames(isBrief && 'truncate')}>
          {opening(text)}
        </span>{' '}
        <Link to={detailsTo} className="link whitespace-nowrap after:absolute after:inset-0">
          {sentence(
            words.view_more(call_title(job.title), (text) => <span className="sr-only">{text}</span>),
          )}
        </Link>
      </p>
      {children}
      <footer
        className={classNames(
          'mt-auto flex flex-wrap items-center justify-between',
          isBrief ? 'gap-x-3 gap-y-2' : 'min-h-11 gap-3 pt-1',
        )}
      >
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
      <li className="font-semibold">{compensation ? pay_text(compensation) : words.pay_none}</li>
      <li>{gender === 'Any' ? words.gender_any : labelOf(gender_names, gender)}</li>
      <li>{words.age(age_range)}</li>
      <li>{place_name(city_location)}</li>
      {application_deadline && (
        <li>
          <span className="sr-only">{words.deadline}</span>
          <time dateTime={application_deadline}>{shortDay(application_deadline)}</time>
        </li>
      )}
      <li>{applicants > 0 ? words.applied_count(countText(applicants)) : words.applied_none}</li>
    </ul>
  );
}
