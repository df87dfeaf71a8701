import { paths } from '#paths.ts';
import { ButtonLink } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';

/** Leads a talent without applications left to the plans. */
export function NoApplicationsLeft() {
  return (
    <Notice tone="failure">
      <p className="font-semibold">You have used all your applications for this year.</p>
      <p>
        Your answers are saved in this tab, but you cannot send them now. If no production house opens an
        application before its casting call closes, you get that application back.
      </p>
      <ButtonLink to={paths.talentPlans} className="mt-3">
        See the plans
      </ButtonLink>
    </Notice>
  );
}
