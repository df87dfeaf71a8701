import type { DecisionOfGuardian } from '@kirdaar/contract/accounts/guardians';
import { readRequests } from '#features/accounts/guardian-overview/read-requests.ts';
import { newPass } from '#features/accounts/guardians/guardian-token.ts';
import { newEmail } from '#testing/registrations.ts';
import { test as base } from '#testing/test.ts';

type Decision = Omit<DecisionOfGuardian, 'pass' | 'child'>;

export const test = base.extend<{
  /** A child whose mother decides everything, and what the mother does on her page. */
  family: (date_of_birth?: string) => Promise<{
    child: { id: string; token: string; email: string };
    pass: string;
    mother: string;
    read: () => Promise<Record<'waiting' | 'decided', object[]>>;
    decide: (decision: Decision) => Promise<{ status: number; body: object }>;
  }>;
}>({
  family: async ({ callApi, clock, db, given, services }, use) => {
    await use(async (date_of_birth = '2015-05-01') => {
      const mother = newEmail();
      const child = await given.talent({ name: 'Tara Rao', date_of_birth });
      await given.guardian(child.id, { mobile: null, email: mother, contact: mother, applies_alone: false });
      const guardian = db.selectFrom('guardian').select('id').where('talent_id', '=', child.id);
      const { id } = await guardian.executeTakeFirstOrThrow();
      const pass = newPass(services.secrets.links, id, clock.now);
      return {
        child,
        pass,
        mother,
        read: () => readRequests(services, mother, 'en'),
        decide: (decision) =>
          callApi('POST /api/guardian/decide', { body: { pass, child: child.id, ...decision } }),
      };
    });
  },
});
