import { MAX_CHANGE_NOTE } from '@kirdaar/contract/rules/legal';
import type { WordsFormProps } from '#features/admin/content/plain-forms.tsx';
import { RichTextField } from '#features/admin/content/RichTextField.tsx';
import { LegalPlaceholders } from '#features/admin/content/TranslationForm.tsx';
import { FieldGroup } from '#ui/FieldGroup.tsx';
import { TextAreaField } from '#ui/TextAreaField.tsx';
import { TextField } from '#ui/TextField.tsx';
import * as words from '#words/admin/content.ts';

const choices = [
  { asks: false, label: words.legal_change_wording },
  { asks: true, label: words.legal_change_terms },
] as const;

export function AboutForm({ words: { html: present }, errors, onChange }: WordsFormProps<'about'>) {
  return (
    <RichTextField
      label={words.about_text}
      html={present}
      error={errors.html}
      onChange={(html) => onChange({ html })}
    />
  );
}

export function LegalForm({ words: typed, errors, onChange }: WordsFormProps<'legal'>) {
  return (
    <>
      <TextField
        label={words.legal_intro}
        name="lead"
        required
        value={typed.lead}
        onChange={({ target }) => onChange({ ...typed, lead: target.value })}
        error={errors.lead}
      />
      <RichTextField
        label={words.legal_text}
        html={typed.html}
        error={errors.html}
        onChange={(html) => onChange({ ...typed, html })}
      />
      <LegalPlaceholders />
      <FieldGroup label={words.legal_change}>
        {choices.map(({ asks, label }) => (
          <label key={label} className="flex min-h-11 items-center gap-3">
            <input
              type="radio"
              name="asks_again"
              checked={typed.asks_again === asks}
              onChange={() => onChange({ ...typed, asks_again: asks })}
              className="size-5 shrink-0"
            />
            {label}
          </label>
        ))}
      </FieldGroup>
      {typed.asks_again && (
        <TextAreaField
          label={words.legal_note}
          name="change_note"
          required
          rows={3}
          maxLength={MAX_CHANGE_NOTE}
          hint={words.legal_note_hint}
          value={typed.change_note}
          onChange={({ target }) => onChange({ ...typed, change_note: target.value })}
          error={errors.change_note}
        />
      )}
    </>
  );
}
