import { guardianConsent } from '@kirdaar/contract/rules/consents';
import type { Account, Matrix, World } from '#testing/matrix/matrix.ts';

/** A child who names the account as the guardian. */
async function childOf({ id }: Account, { db, given }: World) {
  const account = db.selectFrom('account').select('mobile').where('id', '=', id);
  const { mobile } = await account.executeTakeFirstOrThrow();
  const child = await given.talent({ name: 'Tara Rao', date_of_birth: '2015-05-01' });
  if (mobile) await given.guardian(child.id, { mobile, contact: mobile });
}

export const matrix: Matrix = {
  'POST /api/user/family': { prepare: childOf, discloses: ['pass'] },
  'POST /api/user/family/children': {
    body: {
      name: 'Tara Rao',
      date_of_birth: '2015-05-01',
      gender: 'Female',
      relation: 'Mother',
      consent_version: guardianConsent.version,
      agreed: true,
    },
    forbidden: ['child'],
  },
};
