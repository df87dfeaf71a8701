import { projectTypes } from '@kirdaar/contract/rules/vocabulary';
import { PictureField } from '#features/admin/content/PictureField.tsx';
import type { WordsFormProps } from '#features/admin/content/WordsForm.tsx';
import { SelectField } from '#ui/SelectField.tsx';
import { TextAreaField } from '#ui/TextAreaField.tsx';
import { TextField } from '#ui/TextField.tsx';
import * as words from '#words/admin/content.ts';
import * as common from '#words/ui/common.ts';

const lines = ['film_title', 'genre', 'directed_by', 'produced_by', 'language', 'platform'] as const;

export function ProjectForm({ words: typed, errors, onChange }: WordsFormProps<'project'>) {
  return (
    <>
      <div className="grid gap-x-6 gap-y-5 sm:grid-cols-2">
        {lines.map((name) => (
          <TextField
            key={name}
            label={words.project_lines[name]}
            name={name}
            required
            value={typed[name]}
            onChange={({ target }) => onChange({ ...typed, [name]: target.value })}
            error={errors[name]}
          />
        ))}
        <SelectField
          label={common.type}
          name="type"
          required
          options={projectTypes}
          value={typed.type}
          // The list of types is closed, so the select contains nothing else.
          onChange={({ target }) => onChange({ ...typed, type: target.value as typeof typed.type })}
          error={errors.type}
        />
        <TextField
          label={words.project_year}
          name="released_year"
          inputMode="numeric"
          required
          value={typed.released_year ?? ''}
          onChange={({ target }) => {
            const digits = target.value.replace(/\D/g, '').slice(0, 4);
            // An empty year is rejected by the server, as an empty text is.
            onChange({ ...typed, released_year: (digits ? Number(digits) : null) as number });
          }}
          error={errors.released_year}
        />
      </div>
      <TextAreaField
        label={words.project_about}
        name="about_project"
        required
        rows={6}
        value={typed.about_project}
        onChange={({ target }) => onChange({ ...typed, about_project: target.value })}
        error={errors.about_project}
      />
      <PictureField
        label={words.project_poster}
        use="poster"
        url={typed.image_url}
        onChange={(image_url) => onChange({ ...typed, image_url })}
        error={errors.image_url}
      />
    </>
  );
}
