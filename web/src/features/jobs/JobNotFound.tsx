import { paths } from '#paths.ts';
import { ButtonLink } from '#ui/Button.tsx';
import { Page } from '#ui/Page.tsx';

/** What a house sees for a call that does not exist, or whose applicants are not for it. */
export function JobNotFound() {
  return (
    <Page title="Job not found" lead="It may have been removed, or it belongs to another production house.">
      <ButtonLink to={paths.previousJobs} look="secondary" className="self-start">
        See your calls
      </ButtonLink>
    </Page>
  );
}
