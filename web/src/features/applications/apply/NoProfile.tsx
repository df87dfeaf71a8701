import { housePaths } from '#house-paths.ts';
import { ButtonLink } from '#ui/Button.tsx';
import { Page } from '#ui/Page.tsx';

/** Shown to a house when a talent does not exist or is not visible to it. */
export function NoProfile() {
  return (
    <Page
      title="No profile found."
      lead="We couldn't find this applicant. They may not have applied to you, or their profile is hidden."
    >
      <ButtonLink to={housePaths.productionProfiles} variant="secondary" className="self-start">
        See your applicants
      </ButtonLink>
    </Page>
  );
}
