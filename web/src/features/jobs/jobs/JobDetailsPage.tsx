import { pageAction } from '#api/page-action.ts';
import { titled } from '#api/product-name.ts';
import { JobActions } from '#features/jobs/job-posts/JobActions.tsx';
import { jobWrites } from '#features/jobs/job-posts/job-writes.ts';
import { DaysToExpire } from '#features/jobs/jobs/DaysToExpire.tsx';
import { findJob, findPostingState } from '#features/jobs/jobs/find-job.ts';
import { JobDetails } from '#features/jobs/jobs/JobDetails.tsx';
import { JobNotFound } from '#features/jobs/jobs/JobNotFound.tsx';
import { housePath, housePaths } from '#house-paths.ts';
import { BackButton } from '#ui/BackButton.tsx';
import { ButtonLink } from '#ui/Button.tsx';
import { Deferred } from '#ui/Deferred.tsx';
import { labelOf } from '#ui/label-of.ts';
import { Page } from '#ui/Page.tsx';
import * as areaPagesWords from '#words/app/area-pages.ts';
import { room } from '#words/auditions/tape-room.ts';
import * as words from '#words/jobs/job-details.ts';
import { call_title, project_types } from '#words/rules/calls.ts';
import type { Route } from './+types/JobDetailsPage.ts';

export const meta: Route.MetaFunction = (page) => titled(words.details_title, page);

export function clientLoader({ params: { id } }: Route.ClientLoaderArgs) {
  return { found: Promise.all([findJob(id), findPostingState(id)]) };
}

export const clientAction = pageAction(jobWrites);

export default function JobDetailsPage({ loaderData: { found }, params: { id } }: Route.ComponentProps) {
  return (
    <Deferred key={id} resolve={found} loading={areaPagesWords.call_loading}>
      {([job, postingState]) => {
        if (!job) return <JobNotFound />;
        return (
          <div className="flex flex-col gap-2">
            <BackButton fallback={housePaths.previousJobs}>
              {labelOf(project_types, job.project_type)}
            </BackButton>
            <Page title={call_title(job.title)} lead={job.production_house_name}>
              <JobDetails
                job={job}
                siblings={job.siblings}
                siblingTo={(id) => housePath('jobDetails', { id })}
                aside={
                  <div className="flex flex-col gap-4">
                    <DaysToExpire job={job} />
                    <ButtonLink to={housePath('jobApplicants', { id })}>
                      {words.details_applicants}
                    </ButtonLink>
                    {postingState && (
                      <ButtonLink variant="secondary" to={housePath('auditions', { id })}>
                        {words.details_auditions}
                      </ButtonLink>
                    )}
                    {postingState && job.audition_type === 'Self-tape' && (
                      <ButtonLink variant="secondary" to={housePath('tapes', { id })}>
                        {room}
                      </ButtonLink>
                    )}
                    {postingState && (
                      <ButtonLink variant="secondary" to={housePath('project', { id: job.project_id })}>
                        {words.details_project}
                      </ButtonLink>
                    )}
                    {postingState && <JobActions postingState={postingState} />}
                  </div>
                }
              />
            </Page>
          </div>
        );
      }}
    </Deferred>
  );
}
