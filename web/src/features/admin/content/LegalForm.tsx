import { MAX_CHANGE_NOTE } from '@kirdaar/contract/rules/legal';
import { RichTextField } from '#features/admin/content/RichTextField.tsx';
import type { WordsFormProps } from '#features/admin/content/WordsForm.tsx';
import { FieldGroup } from '#ui/FieldGroup.tsx';
import { TextAreaField } from '#ui/TextAreaField.tsx';
import { TextField } from '#ui/TextField.tsx';

const placeholders = [
  ['{product}', 'the name of this site'],
  ['{operator}', 'the company that runs it'],
  ['{address}', 'alone in a paragraph: its address, email and phone'],
  ['{grievance_officer}', 'alone in a paragraph: the Grievance Officer with the same contact'],
] as const;

const choices = [
  { asks: false, label: 'It only corrects the wording' },
  { asks: true, label: 'It changes what people agree to. Ask everybody to agree again (owners only)' },
] as const;

/** The text of a legal page, and whether people have to agree to it again. */
export function LegalForm({ words, errors, onChange }: WordsFormProps<'legal'>) {
  return (
    <>
      <TextField
        label="Introduction"
        name="lead"
        required
        value={words.lead}
        onChange={({ target }) => onChange({ ...words, lead: target.value })}
        error={errors.lead}
      />
      <RichTextField
        label="Text"
        html={words.html}
        error={errors.html}
        onChange={(html) => onChange({ ...words, html })}
      />
      <dl className="max-w-prose text-sm">
        {placeholders.map(([name, meaning]) => (
          <div key={name} className="py-0.5">
            <dt className="inline font-mono">{name}</dt>
            <dd className="inline text-muted"> {meaning}</dd>
          </div>
        ))}
      </dl>
      <FieldGroup label="What is this change?">
        {choices.map(({ asks, label }) => (
          <label key={label} className="flex min-h-11 items-center gap-3">
            <input
              type="radio"
              name="asks_again"
              checked={words.asks_again === asks}
              onChange={() => onChange({ ...words, asks_again: asks })}
              className="size-5 shrink-0"
            />
            {label}
          </label>
        ))}
      </FieldGroup>
      {words.asks_again && (
        <TextAreaField
          label="What changed, in one or two sentences"
          name="change_note"
          required
          rows={3}
          maxLength={MAX_CHANGE_NOTE}
          hint="Everybody who has an account reads this at the next visit."
          value={words.change_note}
          onChange={({ target }) => onChange({ ...words, change_note: target.value })}
          error={errors.change_note}
        />
      )}
    </>
  );
}
