import type { Insertable } from 'kysely';
import type { AuditionSlot } from '#platform/database/database-types.generated.ts';
import { test as base } from '#testing/test.ts';

export const test = base
  /** A house's casting call with one slot for one person, and a talent invited to audition. */
  .extend('arranged', async ({ given }) => {
    const applied = await given.applied();
    const slot = await given.slot(applied.job.id);
    await given.invitation(applied.application.id);
    return { ...applied, slot };
  })
  .extend(
    'addSlot',
    ({ arranged, given }) =>
      (fields: Partial<Insertable<AuditionSlot>>) =>
        given.slot(arranged.job.id, fields),
  )
  .extend('invite', ({ arranged, given }) => async (name = 'Asha Rao') => {
    const talent = await given.talent({ name });
    const { id } = await given.application({ talent_id: talent.id, job_id: arranged.job.id });
    await given.invitation(id);
    return { ...talent, application_id: id };
  });
