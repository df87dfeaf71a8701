import { type FormEvent, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { ApiError } from '#api/call.ts';
import { serverMessage } from '#api/server-message.ts';
import { keepAttempt } from '#features/identity/registration-attempt.ts';
import { Button } from '#ui/Button.tsx';
import { FormField } from '#ui/FormField.tsx';
import type { FieldSpec } from '#ui/field-spec.ts';
import { Notice } from '#ui/Notice.tsx';
import { useFieldErrors } from '#ui/use-field-errors.ts';

interface RegistrationFormProps<Name extends string> {
  /** Every field of the registration, in the order they are asked. */
  fields: readonly (FieldSpec & { name: Name })[];
  register: (answers: Record<Name, string>) => Promise<{ attempt: string }>;
  verifyPath: string;
}

/** The registration of either role; it leads to the page that asks for the code. */
export function RegistrationForm<Name extends string>({
  fields,
  register,
  verifyPath,
}: RegistrationFormProps<Name>) {
  const { errors, warnings, checkLeft, checkFilled, checkAll, show } = useFieldErrors(fields);
  const [failure, setFailure] = useState<string>();
  const [busy, setBusy] = useState(false);
  const { search } = useLocation();
  const navigate = useNavigate();

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    setFailure(undefined);
    if (!checkAll(form)) return;

    const typed = new FormData(form);
    const answers = Object.fromEntries(fields.map(({ name }) => [name, String(typed.get(name))]));
    setBusy(true);
    try {
      // The table holds every name.
      const { attempt } = await register(answers as Record<Name, string>);
      const email = String(answers.email).trim();
      keepAttempt(email, attempt);
      await navigate({ pathname: verifyPath, search }, { state: { email, codeSent: true, attempt } });
    } catch (error) {
      const found = error instanceof ApiError ? error.fields : {};
      show(form, found);
      if (!fields.some(({ name }) => name in found)) {
        setFailure(serverMessage(error, 'Registration failed. Please try again.'));
      }
    } finally {
      setBusy(false);
    }
  }

  return (
    // A post, so that sending before the page has come alive never puts what is typed into the address.
    <form
      method="post"
      noValidate
      onSubmit={submit}
      onBlur={checkLeft}
      onChange={checkFilled}
      className="grid gap-5 sm:grid-cols-2"
    >
      {fields.map((field) => (
        <FormField key={field.name} field={field} error={errors[field.name]} warning={warnings[field.name]} />
      ))}
      <div className="col-span-full flex flex-col gap-5">
        {failure && <Notice tone="failure">{failure}</Notice>}
        <Button type="submit" disabled={busy}>
          {busy ? 'Registering...' : 'Register'}
        </Button>
      </div>
    </form>
  );
}
