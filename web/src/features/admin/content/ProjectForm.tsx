import { projectTypes } from '@kirdaar/contract/rules/vocabulary';
import { PictureField } from '#features/admin/content/PictureField.tsx';
import type { WordsFormProps } from '#features/admin/content/WordsForm.tsx';
import { SelectField } from '#ui/SelectField.tsx';
import { TextAreaField } from '#ui/TextAreaField.tsx';
import { TextField } from '#ui/TextField.tsx';

const lines = [
  ['film_title', 'Title'],
  ['genre', 'Genre'],
  ['directed_by', 'Directed by'],
  ['produced_by', 'Produced by'],
  ['language', 'Language'],
  ['platform', 'Platform'],
] as const;

export function ProjectForm({ words, errors, onChange }: WordsFormProps<'project'>) {
  return (
    <>
      <div className="grid gap-x-6 gap-y-5 sm:grid-cols-2">
        {lines.map(([name, label]) => (
          <TextField
            key={name}
            label={label}
            name={name}
            required
            value={words[name]}
            onChange={({ target }) => onChange({ ...words, [name]: target.value })}
            error={errors[name]}
          />
        ))}
        <SelectField
          label="Type"
          name="type"
          required
          options={projectTypes}
          value={words.type}
          // The list of types is closed, so the select contains nothing else.
          onChange={({ target }) => onChange({ ...words, type: target.value as typeof words.type })}
          error={errors.type}
        />
        <TextField
          label="Year"
          name="released_year"
          inputMode="numeric"
          required
          value={words.released_year ?? ''}
          onChange={({ target }) => {
            const digits = target.value.replace(/\D/g, '').slice(0, 4);
            // An empty year is refused by the server, as an empty text is.
            onChange({ ...words, released_year: (digits ? Number(digits) : null) as number });
          }}
          error={errors.released_year}
        />
      </div>
      <TextAreaField
        label="About the project"
        name="about_project"
        required
        rows={6}
        value={words.about_project}
        onChange={({ target }) => onChange({ ...words, about_project: target.value })}
        error={errors.about_project}
      />
      <PictureField
        label="Poster"
        use="poster"
        url={words.image_url}
        onChange={(image_url) => onChange({ ...words, image_url })}
        error={errors.image_url}
      />
    </>
  );
}
