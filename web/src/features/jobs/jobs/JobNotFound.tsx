import { housePaths } from '#house-paths.ts';
import { ButtonLink } from '#ui/Button.tsx';
import { Page } from '#ui/Page.tsx';
import * as jobsAnswers from '#words/answers/jobs.ts';
import * as words from '#words/jobs/job-details.ts';

export function JobNotFound() {
  return (
    <Page title={jobsAnswers.job_not_found} lead={words.missing_hint}>
      <ButtonLink to={housePaths.previousJobs} variant="secondary" className="self-start">
        {words.missing_back}
      </ButtonLink>
    </Page>
  );
}
