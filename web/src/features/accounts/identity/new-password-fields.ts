import { newPassword } from '#features/accounts/identity/identity-fields.ts';
import type { FieldSpec } from '#ui/field-spec.ts';

/** Returns the two fields of a new password; the first is named like the field of the request. */
export function newPasswordFields<const Name extends string>(name: Name) {
  const password = { ...newPassword, name, label: 'New password' } as const;
  const repeated = {
    name: 'repeated_password',
    label: 'New password again',
    required: true,
    type: 'password',
    autoComplete: 'new-password',
    dependsOn: name,
    check: (_, form) =>
      form.get('repeated_password') === form.get(name) ? undefined : 'Passwords do not match',
  } as const satisfies FieldSpec;
  return [password, repeated] as const;
}
