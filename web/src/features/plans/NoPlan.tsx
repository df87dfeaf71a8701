import { paths } from '#paths.ts';
import { ButtonLink } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';

/** The place of a plan where none runs, and the way to one. */
export function NoPlan() {
  return (
    <Card className="flex flex-col items-start justify-center gap-4 border-dashed p-6 sm:p-8">
      <p className="font-display text-2xl">No active plan found.</p>
      <p className="max-w-prose text-muted">
        A plan lets you apply to more calls and show more of your work, for a year. It ends by itself.
      </p>
      <ButtonLink to={paths.talentPlans}>See the plans</ButtonLink>
    </Card>
  );
}
