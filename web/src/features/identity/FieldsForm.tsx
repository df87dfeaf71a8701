import { type InputEvent, type SubmitEvent, useState } from 'react';
import { ApiError } from '#api/call.ts';
import { serverMessage } from '#api/server-message.ts';
import { LogInAgain } from '#features/identity/LogInAgain.tsx';
import type { Role } from '#session/area-of.ts';
import { Button } from '#ui/Button.tsx';
import { classNames } from '#ui/class-names.ts';
import { forgetDraft, keepDraft, readDraft } from '#ui/draft.ts';
import { FormField } from '#ui/FormField.tsx';
import type { FieldSpec } from '#ui/field-spec.ts';
import { Notice } from '#ui/Notice.tsx';
import { useFieldErrors } from '#ui/use-field-errors.ts';

interface FieldsFormProps<Name extends string> {
  /** Every field, in the order they are asked. */
  fields: readonly (FieldSpec & { name: Name })[];
  /** Makes the call; its refusal is explained here. */
  send: (answers: Record<Name, string>) => Promise<unknown>;
  /** What the button says, and while it is busy. */
  action: string;
  busyAction: string;
  /** What is said when the server says nothing. */
  otherwise: string;
  /** The answers the form opens with. */
  values?: Readonly<Record<string, string>>;
  /** The name under which what is typed is kept in this tab until it is sent. */
  draft?: string;
  /** Whose session the call needs. */
  accountRole?: Role;
}

/** A form of a table of fields about one's account, with what the server finds wrong beside each. */
export function FieldsForm<Name extends string>(props: FieldsFormProps<Name>) {
  const { fields, draft, accountRole } = props;
  const { errors, warnings, checkLeft, checkFilled, checkAll, show } = useFieldErrors(fields);
  const [values] = useState(() => ({ ...props.values, ...(draft && readDraft(draft)) }));
  const [failure, setFailure] = useState<string>();
  const [ended, setEnded] = useState(false);
  const [busy, setBusy] = useState(false);

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    setFailure(undefined);
    setEnded(false);
    if (busy || !checkAll(form)) return;

    const typed = new FormData(form);
    const answers = Object.fromEntries(fields.map(({ name }) => [name, String(typed.get(name))]));
    setBusy(true);
    try {
      // The table holds every name.
      await props.send(answers as Record<Name, string>);
      if (draft) forgetDraft(draft);
    } catch (error) {
      explain(form, error);
    } finally {
      setBusy(false);
    }
  }

  function explain(form: HTMLFormElement, error: unknown) {
    if (accountRole && error instanceof ApiError && error.status === 401) return setEnded(true);
    const found = error instanceof ApiError ? error.fields : {};
    show(form, found);
    if (!fields.some(({ name }) => name in found)) setFailure(serverMessage(error, props.otherwise));
  }

  function keep(event: InputEvent<HTMLFormElement>) {
    if (draft) keepDraft(draft, keepable(fields, new FormData(event.currentTarget)));
    checkFilled(event);
  }

  return (
    // A post, so that sending before the page has come alive never puts what is typed into the address.
    <form
      method="post"
      noValidate
      onSubmit={submit}
      onBlur={checkLeft}
      onInput={keep}
      className={classNames('grid gap-5', fields.length > 2 && 'sm:grid-cols-2')}
    >
      {fields.map((field) => (
        <div key={field.name} className={classNames('min-w-0', field.wide && 'col-span-full')}>
          <FormField
            field={field}
            defaultValue={values[field.name]}
            error={errors[field.name]}
            warning={warnings[field.name]}
          />
        </div>
      ))}
      <div className="col-span-full flex flex-col gap-5">
        {failure && <Notice tone="failure">{failure}</Notice>}
        {ended && accountRole && <LogInAgain accountRole={accountRole} kept={keptWords(draft)} />}
        <Button type="submit" disabled={busy}>
          {busy ? props.busyAction : props.action}
        </Button>
      </div>
    </form>
  );
}

/** Passwords and identity numbers never lie about in the browser. */
function keepable(fields: readonly FieldSpec[], filled: FormData): FormData {
  const kept = new FormData();
  for (const { name, type, secret } of fields) {
    const answer = filled.get(name);
    if (type !== 'password' && type !== 'checkbox' && !secret && typeof answer === 'string')
      kept.set(name, answer);
  }
  return kept;
}

function keptWords(draft: string | undefined): string {
  return draft
    ? 'What you typed is kept, except passwords and identity numbers.'
    : 'Passwords are not kept: please enter them again afterwards.';
}
