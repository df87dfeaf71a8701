import { housePaths } from '#house-paths.ts';
import { ButtonLink } from '#ui/Button.tsx';
import { Page } from '#ui/Page.tsx';

/** Page for a house when a casting call does not exist or its applicants belong to another house. */
export function JobNotFound() {
  return (
    <Page title="Job not found" lead="It may have been removed, or it belongs to another production house.">
      <ButtonLink to={housePaths.previousJobs} variant="secondary" className="self-start">
        See your casting calls
      </ButtonLink>
    </Page>
  );
}
