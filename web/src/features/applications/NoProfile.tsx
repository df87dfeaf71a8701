import { paths } from '#paths.ts';
import { ButtonLink } from '#ui/Button.tsx';
import { Page } from '#ui/Page.tsx';

/** What a house sees for a talent who does not exist, or is not shown to it. */
export function NoProfile() {
  return (
    <Page
      title="No profile found."
      lead="Nobody with this address applied to you, or the profile is not shown any more."
    >
      <ButtonLink to={paths.productionProfiles} look="secondary" className="self-start">
        See your applicants
      </ButtonLink>
    </Page>
  );
}
