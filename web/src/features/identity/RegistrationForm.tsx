import { useLocation, useNavigate } from 'react-router';
import { FieldsForm } from '#features/identity/FieldsForm.tsx';
import { keepAttempt } from '#features/identity/registration-attempt.ts';
import type { FieldSpec } from '#ui/field-spec.ts';

interface RegistrationFormProps<Name extends string> {
  /** Every field of the registration, in the order they are asked. */
  fields: readonly (FieldSpec & { name: Name })[];
  register: (answers: Record<Name | 'email', string>) => Promise<{ attempt: string }>;
  verifyPath: string;
}

/** The registration of either role; it leads to the page that asks for the code. */
export function RegistrationForm<Name extends string>({
  fields,
  register,
  verifyPath,
}: RegistrationFormProps<Name | 'email'>) {
  const { search } = useLocation();
  const navigate = useNavigate();

  async function send(answers: Record<Name | 'email', string>) {
    const { attempt } = await register(answers);
    const email = answers.email.trim();
    keepAttempt(email, attempt);
    await navigate({ pathname: verifyPath, search }, { state: { email, codeSent: true, attempt } });
  }

  return (
    <FieldsForm
      fields={fields}
      send={send}
      action="Register"
      busyAction="Registering..."
      otherwise="Registration failed. Please try again."
    />
  );
}
