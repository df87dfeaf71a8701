import { housePaths } from '#house-paths.ts';
import { ButtonLink } from '#ui/Button.tsx';
import { Page } from '#ui/Page.tsx';
import * as words from '#words/jobs/job-details.ts';

export function JobNotFound() {
  return (
    <Page title={words.list_missing_title} lead={words.missing_hint}>
      <ButtonLink to={housePaths.previousJobs} variant="secondary" className="self-start">
        {words.missing_back}
      </ButtonLink>
    </Page>
  );
}
