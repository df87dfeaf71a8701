import { paths } from '#paths.ts';
import { ButtonLink } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import * as words from '#words/billing/payments.ts';
import * as common from '#words/ui/common.ts';

/** Shown instead of a plan when none is active, with a link to the plans. */
export function NoPlan() {
  return (
    <Card className="flex flex-col items-start justify-center gap-4 border-dashed p-6 sm:p-8">
      <p className="font-display text-2xl">{words.subscription_none}</p>
      <p className="max-w-prose text-muted">{words.none_text}</p>
      <ButtonLink to={paths.talentPlans}>{common.see_plans}</ButtonLink>
    </Card>
  );
}
