import { paths } from '#paths.ts';
import { ButtonLink } from '#ui/Button.tsx';
import { Page } from '#ui/Page.tsx';
import * as words from '#words/auditions/own-tapes.ts';
import * as common from '#words/ui/common.ts';

export function SelfTapeMissing() {
  return (
    <Page title={words.missing_title} lead={words.missing_lead}>
      <ButtonLink to={paths.myApplications} variant="secondary" className="self-start">
        {common.my_applications}
      </ButtonLink>
    </Page>
  );
}
