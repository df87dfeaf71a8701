import { paths } from '#paths.ts';
import { ButtonLink } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';

/** Leads whoever has no application left to the plans. */
export function PlanUsedUp() {
  return (
    <Notice tone="failure">
      <p className="font-semibold">You have used all applications of this year.</p>
      <p>
        What you typed here is kept. An application that no house opens before its call closes is given back.
      </p>
      <ButtonLink to={paths.talentPlans} className="mt-3">
        See the plans
      </ButtonLink>
    </Notice>
  );
}
