import type { Insertable } from 'kysely';
import type { AuditionSlot } from '#platform/database/database-types.generated.ts';
import { test as base } from '#testing/test.ts';

interface Fixtures {
  /** A house's casting call with one slot for one person, and a talent invited to audition. */
  arranged: {
    house: { id: string; token: string; email: string; production_house_id: string };
    job: { id: string };
    slot: { id: string; starts_at: string; ends_at: string };
    talent: { id: string; token: string; email: string };
    application: { id: string };
  };
  /** Adds another slot to the casting call. */
  addSlot: (fields: Partial<Insertable<AuditionSlot>>) => Promise<{ id: string; starts_at: string }>;
  /** Invites another talent to audition. */
  invite: (name?: string) => Promise<{ id: string; token: string; application_id: string }>;
}

export const test = base.extend<Fixtures>({
  arranged: async ({ given }, use) => {
    const house = await given.house({ company_name: 'Lantern Films', verification: 'documents' });
    const job = await given.job({ production_house_id: house.production_house_id });
    const slot = await given.slot(job.id);
    const talent = await given.talent();
    const application = await given.application({ talent_id: talent.id, job_id: job.id });
    await given.invitation(application.id);
    await use({ house, job, slot, talent, application });
  },
  addSlot: async ({ arranged, given }, use) => use((fields) => given.slot(arranged.job.id, fields)),
  invite: async ({ arranged, given }, use) => {
    await use(async (name = 'Asha Rao') => {
      const talent = await given.talent({ name });
      const { id } = await given.application({ talent_id: talent.id, job_id: arranged.job.id });
      await given.invitation(id);
      return { ...talent, application_id: id };
    });
  },
});
