import type { Job } from '@kirdaar/contract/jobs/jobs';
import { MapPin } from 'lucide-react';
import { Link } from 'react-router';
import { ClosingText } from '#features/jobs/jobs/ClosingText.tsx';
import { JobPoster } from '#features/jobs/jobs/JobPoster.tsx';
import { path } from '#paths.ts';
import { Card } from '#ui/Card.tsx';
import * as words from '#words/applications/apply.ts';

/** Shows the casting call that the talent applies to. */
export function CallSummary({ job }: { job: Job }) {
  return (
    <Card className="flex overflow-hidden">
      <JobPoster
        sizes="12rem"
        image={job.image}
        projectType={job.project_type}
        className="hidden w-44 shrink-0 sm:flex"
      />
      <div className="flex min-w-0 flex-col gap-1 p-5">
        <h2 className="wrap-anywhere text-xl">{job.title}</h2>
        <p className="text-muted">{job.production_house_name}</p>
        <p className="flex items-center gap-1.5 text-muted text-sm">
          <MapPin aria-hidden className="size-4 shrink-0" />
          {job.city_location}
        </p>
        <div className="mt-1 flex flex-wrap items-center gap-x-5 gap-y-1">
          <ClosingText job={job} />
          <Link
            to={path('callDetails', { id: job.id })}
            className="font-semibold text-accent text-sm underline-offset-4 hover:underline"
          >
            {words.call}
          </Link>
        </div>
      </div>
    </Card>
  );
}
