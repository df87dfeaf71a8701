import { housePaths } from '#house-paths.ts';
import { ButtonLink } from '#ui/Button.tsx';
import { Page } from '#ui/Page.tsx';
import * as words from '#words/applications/review.ts';

/** Shown to a house when a talent does not exist or is not visible to it. */
export function NoProfile() {
  return (
    <Page title={words.received_missing_title} lead={words.received_missing_lead}>
      <ButtonLink to={housePaths.productionProfiles} variant="secondary" className="self-start">
        {words.missing_all}
      </ButtonLink>
    </Page>
  );
}
