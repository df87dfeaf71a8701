import { MAX_LINE } from '@kirdaar/contract/rules/limits';
import type { SubmitEvent } from 'react';
import { Button } from '#ui/Button.tsx';
import { TextField } from '#ui/TextField.tsx';

interface NameFormProps {
  label: string;
  name: string;
  submit: string;
  busy: boolean;
  error: string | undefined;
  onName: (name: string) => void;
}

export function NameForm({ label, name, submit, busy, error, onName }: NameFormProps) {
  function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    onName(String(new FormData(event.currentTarget).get('name')).trim());
  }
  return (
    <form onSubmit={send} className="flex flex-wrap items-end gap-3">
      <div className="min-w-0 grow sm:max-w-72">
        <TextField
          name="name"
          label={label}
          defaultValue={name}
          maxLength={MAX_LINE}
          pattern=".*\S.*"
          required
          error={error}
        />
      </div>
      <Button type="submit" variant="secondary" disabled={busy}>
        {submit}
      </Button>
    </form>
  );
}
