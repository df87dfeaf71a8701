import { randomUUID } from 'node:crypto';
import { type StaffRole, staffRoles } from '@kirdaar/contract/rules/staff-roles';
import { typedSecret } from '#features/accounts/two-factor/authenticator.ts';
import { insertStaffMember } from '#features/admin/staff-accounts/queries.ts';
import { seal } from '#platform/config/sealed-secret.ts';
import type { Services } from '#platform/services.ts';
import { demoAccounts } from '#seed/demo-accounts.ts';

const names = {
  owner: 'Radhika Menon',
  moderator: 'Imran Sheikh',
  support: 'Pooja Nair',
  editor: 'Kabir Anand',
  finance: 'Leela Joshi',
};

/** Inserts one member of staff of each role, and returns the two who verify houses for children. */
export async function insertStaff({ db, now, secrets }: Services, password_hash: string) {
  const secret = typedSecret(demoAccounts.staffKey);
  const ids = Object.fromEntries(staffRoles.map((role) => [role, randomUUID()])) as Record<StaffRole, string>;
  for (const role of staffRoles) {
    const id = ids[role];
    const sealed_secret = seal(secrets.twoFactor, id, secret);
    const person = { id, role, name: names[role], email: demoAccounts.staff[role] };
    await insertStaffMember(db, { ...person, password_hash, sealed_secret }, now());
  }
  return [ids.moderator, ids.owner] as const;
}
