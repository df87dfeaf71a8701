import { stepLetters, type ToldStep } from '#features/timeline/letters.ts';
import { tellOfManySteps, tellOfStep } from '#features/timeline/tasks.ts';
import type { ApplicationStatus } from '#platform/database-types.generated.ts';
import type { Services } from '#platform/services.ts';

interface Step {
  application_id: string;
  status: ApplicationStatus;
}

/** Has the talents told of steps that their applications took, if the caller's transaction comes to pass. */
export async function tellOfSteps({ db, queue }: Pick<Services, 'db' | 'queue'>, taken: Step[]) {
  const steps = taken.filter(isTold);
  const [first] = steps;
  if (!first) return;
  if (steps.length === 1) await queue.add(db, tellOfStep, first);
  else await queue.add(db, tellOfManySteps, { steps });
}

function isTold<S extends Step>(step: S): step is S & { status: ToldStep } {
  return step.status in stepLetters;
}
