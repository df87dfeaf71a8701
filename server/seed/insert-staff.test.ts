import { staffRoles } from '@kirdaar/contract/rules/staff-roles';
import { expect } from 'vitest';
import { hashPassword } from '#features/accounts/identity/passwords.ts';
import { codeOf, typedSecret } from '#features/accounts/two-factor/authenticator.ts';
import { demoAccounts } from '#seed/demo-accounts.ts';
import { insertStaff } from '#seed/insert-staff.ts';
import { test } from '#testing/test.ts';

test('adds one member of staff of each role, who log in with the key that the start prints', async ({
  callApi,
  clock,
  services,
}) => {
  const { password, staff, staffKey } = demoAccounts;
  const code = codeOf(typedSecret(staffKey), clock.now);
  await insertStaff(services, await hashPassword(password));

  const logins = await Promise.all(
    Object.values(staff).map((email) =>
      callApi('POST /api/admin/login', { body: { email, password, code } }),
    ),
  );

  expect(logins.map(({ body }) => body.staff.role)).toEqual(staffRoles);
});
