import { type Language, languageNames } from '@kirdaar/contract/rules/languages';
import { MAX_STAFF_REASON } from '@kirdaar/contract/rules/staff-queue';
import { type SubmitEvent, useState } from 'react';
import type { ApiError } from '#api/call-api.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { focusFirstField } from '#ui/focus-on-open.ts';
import { SelectField } from '#ui/SelectField.tsx';
import { TextAreaField } from '#ui/TextAreaField.tsx';
import * as words from '#words/admin/reviews.ts';
import { language as ownLanguage } from '#words/app/language.ts';

/** A text that is often needed: what its button says, if that is not the text, and what it adds, in which language. */
export type Suggestion = string | { label: string; text: string; language?: Language | undefined };

/** The grounds from which one is chosen, by name, and the suggestions for the chosen one. */
export interface Grounds {
  label?: string;
  /** What the endpoint calls the ground, if not `ground`. */
  field?: string;
  labels: Readonly<Record<string, string>>;
  suggestionsFor: (ground: string) => readonly Suggestion[];
}

interface ReasonFormProps {
  title: string;
  /** The label of the text, which says who reads it. */
  label: string;
  submitLabel: string;
  suggestions: readonly Suggestion[];
  grounds?: Grounds | undefined;
  busy: boolean;
  error: ApiError | undefined;
  onSubmit: (reason: string, ground: string) => void;
  onClose: () => void;
}

export function ReasonForm(props: ReasonFormProps) {
  const { grounds } = props;
  const [reason, setReason] = useState('');
  const [ground, setGround] = useState('');
  const suggestions = (grounds?.suggestionsFor(ground) ?? props.suggestions).map(partsOf);
  const added = suggestions.find(({ language }) => language && language !== ownLanguage)?.language;

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    props.onSubmit(reason, ground);
  }

  return (
    <Dialog title={props.title} onClose={props.onClose}>
      <form ref={focusFirstField} noValidate onSubmit={submit} className="flex flex-col gap-4">
        {grounds && (
          <SelectField
            label={grounds.label ?? words.refuse_ground}
            name="ground"
            required
            options={Object.keys(grounds.labels)}
            labels={grounds.labels}
            value={ground}
            onChange={({ target }) => setGround(target.value)}
            error={props.error?.fields[grounds.field ?? 'ground']}
          />
        )}
        <div className="flex flex-wrap gap-2 empty:hidden">
          {suggestions.map(({ label, text }) => (
            <button
              key={label}
              type="button"
              onClick={() => setReason((typed) => withAdded(typed, text))}
              className="rounded-control border border-line px-3 py-1.5 text-left text-sm hover:bg-sunken"
            >
              {label}
            </button>
          ))}
        </div>
        {added && <p className="text-muted text-sm">{words.added_in(languageNames[added])}</p>}
        <TextAreaField
          label={props.label}
          name="reason"
          required
          maxLength={MAX_STAFF_REASON}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
          error={
            props.error?.fields.reason ?? props.error?.fields.note ?? props.error?.fields['hand_over.note']
          }
        />
        <Button type="submit" disabled={props.busy || reason.trim() === '' || (grounds && ground === '')}>
          {props.submitLabel}
        </Button>
      </form>
    </Dialog>
  );
}

export function partsOf(suggestion: Suggestion): Exclude<Suggestion, string> {
  return typeof suggestion === 'string' ? { label: suggestion, text: suggestion } : suggestion;
}

/** Adds a text to what was typed, once. */
function withAdded(typed: string, text: string): string {
  return typed.includes(text) ? typed : [typed.trim(), text].filter(Boolean).join('\n');
}
