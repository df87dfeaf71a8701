import { RichTextField } from '#features/admin/content/RichTextField.tsx';
import type { WordsFormProps } from '#features/admin/content/WordsForm.tsx';
import * as words from '#words/admin/content.ts';

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
