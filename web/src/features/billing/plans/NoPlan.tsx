import { paths } from '#paths.ts';
import { ButtonLink } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';

/** Shown instead of a plan when none is active, with a link to the plans. */
export function NoPlan() {
  return (
    <Card className="flex flex-col items-start justify-center gap-4 border-dashed p-6 sm:p-8">
      <p className="font-display text-2xl">No active plan found.</p>
      <p className="max-w-prose text-muted">
        With a plan you can apply to more casting calls and show more of your work. It lasts a year and renews
        only if you choose to.
      </p>
      <ButtonLink to={paths.talentPlans}>See the plans</ButtonLink>
    </Card>
  );
}
