import {
  type InputEvent,
  type ReactNode,
  type SubmitEvent,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import type { ApiError } from '#api/call-api.ts';
import { serverMessage } from '#api/server-message.ts';
import type { FormWrite } from '#api/use-write.ts';
import { LogInAgain } from '#features/accounts/identity/LogInAgain.tsx';
import type { Role } from '#session/area-of.ts';
import { Button } from '#ui/Button.tsx';
import { classNames } from '#ui/class-names.ts';
import { deleteDraft, readDraft, saveDraft } from '#ui/draft.ts';
import { FormField } from '#ui/FormField.tsx';
import type { FieldSpec } from '#ui/field-spec.ts';
import { Notice } from '#ui/Notice.tsx';
import { useFieldErrors } from '#ui/use-field-errors.ts';
import * as words from '#words/accounts/identity.ts';

interface FieldsFormProps<Name extends string> {
  fields: readonly (FieldSpec & { name: Name })[];
  /** The write that takes the answers; the form shows its error. */
  write: FormWrite<Record<Name, string>>;
  /** The button's label, and its label while the request runs. */
  submitLabel: string;
  busyLabel: string;
  /** The message when the server gives none. */
  fallbackError: string;
  values?: Readonly<Record<string, string>>;
  /** The key of the draft in this tab. A write whose success removes the form deletes the draft itself. */
  draft?: string;
  /** The role whose session the request needs. */
  accountRole?: Role;
  /** Receives the answers with each change of one. */
  onAnswers?: (answers: Record<Name, string>) => void;
  /** What the button agrees to, above it. */
  note?: ReactNode;
}

/** A form of account fields that shows the server's errors beside each field. */
export function FieldsForm<Name extends string>(props: FieldsFormProps<Name>) {
  const { fields, draft, accountRole, write } = props;
  const { errors, warnings, checkOnBlur, checkOnInput, checkAll, show } = useFieldErrors(
    fields,
    write.error?.fields,
  );
  const [values] = useState(() => ({ ...props.values, ...(draft && readDraft(draft)), ...write.typed }));
  const form = useRef<HTMLFormElement>(null);
  const { busy, reply, error } = write;
  const ended = accountRole && error?.status === 401;

  const settle = useEffectEvent(() => {
    if (reply && draft) deleteDraft(draft);
    if (error && form.current) show(form.current, error.fields);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: it runs once for each result of the write.
  useEffect(() => settle(), [reply, error]);

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy || !checkAll(event.currentTarget)) return;
    write.submit(answersIn(event.currentTarget));
  }

  function answersIn(form: HTMLFormElement) {
    const typed = new FormData(form);
    // The table contains every field name.
    return Object.fromEntries(fields.map(({ name }) => [name, String(typed.get(name))])) as Record<
      Name,
      string
    >;
  }

  function saveAnswers(event: InputEvent<HTMLFormElement>) {
    if (draft) saveDraft(draft, draftAnswers(fields, new FormData(event.currentTarget)));
    props.onAnswers?.(answersIn(event.currentTarget));
    checkOnInput(event);
  }

  return (
    // Before hydration the browser posts the form to the page's own `action`.
    <form
      ref={form}
      method="post"
      noValidate
      onSubmit={submit}
      onBlur={checkOnBlur}
      onInput={saveAnswers}
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
        {error && !ended && !isShownBeside(fields, error) && (
          <Notice tone="failure">{serverMessage(error, props.fallbackError)}</Notice>
        )}
        {ended && <LogInAgain accountRole={accountRole} hint={keptHint(draft)} />}
        {props.note}
        <Button type="submit" name="write" value={write.name} disabled={busy}>
          {busy ? props.busyLabel : props.submitLabel}
        </Button>
      </div>
    </form>
  );
}

function isShownBeside(fields: readonly FieldSpec[], error: ApiError): boolean {
  return fields.some(({ name }) => name in error.fields);
}

/** Removes passwords and identity numbers, which are never stored in the browser. */
function draftAnswers(fields: readonly FieldSpec[], filled: FormData): FormData {
  const draftData = new FormData();
  for (const { name, type, secret } of fields) {
    const answer = filled.get(name);
    if (type !== 'password' && type !== 'checkbox' && !secret && typeof answer === 'string')
      draftData.set(name, answer);
  }
  return draftData;
}

function keptHint(draft: string | undefined): string {
  return draft ? words.answers_kept : words.passwords_again;
}
