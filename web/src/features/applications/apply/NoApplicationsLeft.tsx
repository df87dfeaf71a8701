import { paths } from '#paths.ts';
import { ButtonLink } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';
import * as words from '#words/applications/apply.ts';
import * as common from '#words/ui/common.ts';

/** Leads a talent without applications left to the plans. */
export function NoApplicationsLeft() {
  return (
    <Notice tone="failure">
      <p className="font-semibold">{words.used_up_title}</p>
      <p>{words.used_up_text}</p>
      <ButtonLink to={paths.talentPlans} className="mt-3">
        {common.see_plans}
      </ButtonLink>
    </Notice>
  );
}
