import { wardOf } from '#features/guardian/ward.ts';
import { tell } from '#features/messages/tell.ts';
import { stepLetters, type ToldStep } from '#features/timeline/letters.ts';
import { findStep } from '#features/timeline/queries.ts';
import type { Task } from '#platform/queue.ts';

interface Step {
  application_id: string;
  status: ToldStep;
}

/** Tells a talent of a step, unless a later one was taken since; of one that was let go with a call, its release tells. */
export const tellOfStep: Task<Step> = {
  name: 'tell-of-step',
  run: async (services, { application_id, status }) => {
    const step = await findStep(services.db, application_id, services.now());
    if (!step || step.is_released) return;
    const { talent_id, title, company_name } = step;
    const isPast = status === 'applied' ? step.status === 'withdrawn' : step.status !== status;
    if (isPast) return;
    await tell(services, {
      source: `application ${application_id} ${status}`,
      account_id: talent_id,
      letter: stepLetters[status],
      facts: { title, company_name, ward: wardOf(step) },
    });
  },
};

/** Leaves each of many steps to the queue by itself, so that one that fails holds up no other. */
export const tellOfManySteps: Task<{ steps: Step[] }> = {
  name: 'tell-of-many-steps',
  run: async ({ db, queue }, { steps }) => {
    await db.transaction().execute(async (trx) => {
      for (const step of steps) await queue.add(trx, tellOfStep, step);
    });
  },
};
