import { newPassword } from '#features/accounts/identity/identity-fields.ts';
import type { FieldSpec } from '#ui/field-spec.ts';
import * as words from '#words/accounts/identity.ts';

/** Returns the two fields of a new password; the first is named like the field of the request. */
export function newPasswordFields<const Name extends string>(name: Name) {
  const password = { ...newPassword, name, label: words.password_new } as const;
  const repeated = {
    name: 'repeated_password',
    label: words.password_again,
    required: true,
    type: 'password',
    autoComplete: 'new-password',
    dependsOn: name,
    check: (_, form) =>
      form.get('repeated_password') === form.get(name) ? undefined : words.passwords_differ,
  } as const satisfies FieldSpec;
  return [password, repeated] as const;
}
