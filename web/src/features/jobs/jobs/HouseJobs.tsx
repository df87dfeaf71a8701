import type { Reply } from '@kirdaar/contract/api';
import { CALLS_PER_PAGE, MAX_LIST } from '@kirdaar/contract/rules/limits';
import { useState } from 'react';
import { Link } from 'react-router';
import { projectTitle } from '#features/houses/team/project-title.ts';
import { PostingStateLine, StopButton } from '#features/jobs/job-posts/PostingStateLine.tsx';
import { isClosed } from '#features/jobs/jobs/ClosingText.tsx';
import { JobCard } from '#features/jobs/jobs/JobCard.tsx';
import { housePath } from '#house-paths.ts';
import { Button, ButtonLink } from '#ui/Button.tsx';
import { CardGrid } from '#ui/CardGrid.tsx';
import { EmptyPage, Pagination } from '#ui/Pagination.tsx';
import { sentence, unseen } from '#ui/sentence.ts';
import * as words from '#words/jobs/job-details.ts';
import { call_title } from '#words/rules/calls.ts';

type HouseJob = Reply<'GET /api/production/jobs/previous'>['data'][number];

interface HouseJobsProps {
  jobs: readonly HouseJob[];
  /** On all pages. */
  total: number;
  empty: string;
}

/** Of many casting calls, the cards that are not folded away. */
const OPEN_CARDS = 6;

/** By project. Of many, those after the first are lines that open their cards. */
export function HouseJobs({ jobs, total, empty }: HouseJobsProps) {
  if (jobs.length === 0) return <EmptyPage total={total}>{empty}</EmptyPage>;
  const projects = [...Map.groupBy(jobs, (job) => job.project_id).values()];
  const isLong = jobs.length > CALLS_PER_PAGE;
  const isFolded = (place: number) =>
    isLong && place > 0 && projects.slice(0, place + 1).flat().length > OPEN_CARDS;
  return (
    <>
      <ul className="flex flex-col gap-3">
        {projects.map((roles, place) => (
          <li key={roles[0]?.project_id}>
            <Project roles={roles} isFoldable={isLong} isFolded={isFolded(place)} />
          </li>
        ))}
      </ul>
      <Pagination total={total} perPage={MAX_LIST} />
    </>
  );
}

interface ProjectProps {
  roles: readonly HouseJob[];
  isFoldable: boolean;
  /** At first. */
  isFolded: boolean;
}

function Project({ roles, isFoldable, isFolded }: ProjectProps) {
  const [isOpen, setOpen] = useState(!isFolded);
  const [first] = roles;
  if (!first) return null;
  const { project_id: id, project_name: name, project_type, role_title } = first;
  const title = projectTitle({ name, project_type }, role_title);
  const fresh = roles.reduce((sum, role) => sum + role.new, 0);
  const now = new Date();
  const open = roles.filter((role) => role.status !== 'closed' && !isClosed(role, now)).length;
  const titles = roles.length > 1 || name ? roles.map((role) => role.role_title).join(', ') : '';
  const about = [titles, words.roles_open(open, roles.length)].filter(Boolean).join(' · ');
  return (
    <section aria-label={title} className="rounded-card border border-line bg-card shadow-card">
      <header className="flex flex-wrap items-center gap-x-4 gap-y-1 px-4 py-2 sm:px-5">
        <p
          className={`min-w-14 rounded-full px-2.5 py-0.5 text-center font-semibold text-sm ${fresh > 0 ? 'bg-accent text-on-accent' : 'bg-sunken text-muted'}`}
        >
          {words.new_applicants(fresh)}
        </p>
        <div className="min-w-0 flex-1 basis-40 py-1">
          <h2 className="wrap-anywhere text-lg leading-snug">
            <Link
              to={housePath('project', { id })}
              className="text-accent underline-offset-4 hover:underline"
            >
              {title}
            </Link>
          </h2>
          <p className="wrap-anywhere text-muted text-sm">{about}</p>
        </div>
        {isFoldable && (
          <Button variant="quiet" className="-mr-5" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {sentence((isOpen ? words.cards_hide : words.cards_show)(title, unseen))}
          </Button>
        )}
      </header>
      {isOpen && (
        <div className="border-line border-t p-4 sm:p-5">
          <CardGrid>
            {roles.map((job) => (
              <li key={job.id}>
                <PostedJob job={job} />
              </li>
            ))}
          </CardGrid>
        </div>
      )}
    </section>
  );
}

function PostedJob({ job }: { job: HouseJob }) {
  return (
    <JobCard job={job} detailsTo={housePath('jobDetails', { id: job.id })} action={<Applicants job={job} />}>
      <PostingStateLine job={job} review={job.review} waiting={job.waiting} />
      {job.status === 'open' && (
        <div className="relative self-start">
          <StopButton job={job} variant="quiet" />
        </div>
      )}
      {job.posted_by && <p className="wrap-anywhere text-muted text-sm">{words.posted_by(job.posted_by)}</p>}
    </JobCard>
  );
}

function Applicants({ job: { id, title, applicants } }: { job: HouseJob }) {
  return (
    <ButtonLink to={housePath('jobApplicants', { id })} variant="secondary">
      {sentence(words.applicants(applicants, call_title(title), unseen))}
    </ButtonLink>
  );
}
