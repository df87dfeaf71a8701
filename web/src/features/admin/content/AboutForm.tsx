import { RichTextField } from '#features/admin/content/RichTextField.tsx';
import type { WordsFormProps } from '#features/admin/content/WordsForm.tsx';

export function AboutForm({ words, errors, onChange }: WordsFormProps<'about'>) {
  return (
    <RichTextField
      label="About text"
      html={words.html}
      error={errors.html}
      onChange={(html) => onChange({ html })}
    />
  );
}
