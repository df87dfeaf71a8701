import type { Job } from '@kirdaar/contract/jobs/jobs';
import { CARD_TEXT } from '@kirdaar/contract/rules/limits';
import { CalendarDays, MapPin } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { ClosingText } from '#features/jobs/jobs/ClosingText.tsx';
import { JobPoster } from '#features/jobs/jobs/JobPoster.tsx';
import { Card } from '#ui/Card.tsx';
import { shortDay } from '#ui/day-text.ts';

export interface JobCardProps {
  job: Pick<
    Job,
    | 'title'
    | 'project_type'
    | 'project_description'
    | 'city_location'
    | 'application_deadline'
    | 'image'
    | 'status'
  >;
  /** Target of 'View More' and of a click anywhere on the card. */
  detailsTo: string;
  /** Action or label of the talent or house for this casting call: Apply, Applied, Applicants. */
  action?: ReactNode;
  /** Whether the card is visible without scrolling, so its poster is loaded eagerly. */
  first?: boolean;
  /** Extra information for this list: match reasons, application status, a count. */
  children?: ReactNode;
}

/** Card of a casting call in a list. */
export function JobCard({ job, detailsTo, action, first = false, children }: JobCardProps) {
  return (
    <Card className="relative flex h-full flex-col overflow-hidden transition-shadow hover:shadow-float">
      <JobPoster image={job.image} projectType={job.project_type} first={first} />
      <div className="flex grow flex-col gap-3 p-5">
        <h2 className="wrap-anywhere text-xl">{job.title}</h2>
        <p className="wrap-anywhere">
          {opening(job.project_description)}{' '}
          <Link
            to={detailsTo}
            className="whitespace-nowrap font-semibold text-accent underline-offset-4 after:absolute after:inset-0 hover:underline"
          >
            View More<span className="sr-only"> about {job.title}</span>
          </Link>
        </p>
        <ul className="flex flex-wrap gap-x-5 gap-y-1 text-muted text-sm">
          <li className="flex items-center gap-1.5">
            <MapPin aria-hidden className="size-4 shrink-0" />
            {job.city_location}
          </li>
          {job.application_deadline && (
            <li className="flex items-center gap-1.5">
              <CalendarDays aria-hidden className="size-4 shrink-0" />
              <span className="sr-only">Deadline: </span>
              <time dateTime={job.application_deadline}>{shortDay(job.application_deadline)}</time>
            </li>
          )}
        </ul>
        {children}
        <footer className="mt-auto flex min-h-11 flex-wrap items-center justify-between gap-3 pt-1">
          <ClosingText job={job} />
          {action && <div className="relative ml-auto">{action}</div>}
        </footer>
      </div>
    </Card>
  );
}

/** Returns the first characters of a description without cutting an emoji in half. */
function opening(description: string): string {
  const characters = Array.from(description);
  return characters.length > CARD_TEXT
    ? `${characters.slice(0, CARD_TEXT).join('').trimEnd()}…`
    : description;
}
