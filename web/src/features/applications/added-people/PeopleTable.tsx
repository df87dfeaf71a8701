import { Trash2 } from 'lucide-react';
import { acceptedTypes } from '#api/upload-field.ts';
import {
  type PersonRow,
  type TextField,
  textFields,
} from '#features/applications/added-people/person-rows.ts';
import { controlClasses } from '#ui/Field.tsx';
import { FieldError } from '#ui/FieldError.tsx';
import { FileButton } from '#ui/FileButton.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import * as words from '#words/applications/added-people.ts';

interface PeopleTableProps {
  rows: readonly PersonRow[];
  /** By the names that the server gives the fields. */
  errors: Readonly<Record<string, string>>;
  onChange: (rows: PersonRow[]) => void;
}

/** The people to be added, one a row, each with its errors beside it. */
export function PeopleTable({ rows, errors, onChange }: PeopleTableProps) {
  const change = (key: string, fields: Partial<PersonRow>) =>
    onChange(rows.map((row) => (row.key === key ? { ...row, ...fields } : row)));
  return (
    <ol className="flex flex-col divide-y divide-line border-line border-y">
      {rows.map((row, at) => (
        <li key={row.key} aria-label={words.person(at + 1)} className="flex flex-wrap items-start gap-2 py-2">
          {textFields.map((field) => (
            <Cell
              key={field}
              label={`${words.fields[field]}, ${words.person(at + 1)}`}
              placeholder={words.fields[field]}
              value={row[field]}
              error={errors[`people.${at}.${field}`]}
              onChange={(value) =>
                change(row.key, { [field]: value } satisfies Partial<Record<TextField, string>>)
              }
            />
          ))}
          <FileButton
            accept={acceptedTypes.image}
            label={words.photo_of(at + 1)}
            onFiles={([photo]) => change(row.key, { photo })}
          >
            {row.photo?.name ?? words.photo}
          </FileButton>
          <FileButton
            accept={acceptedTypes.video}
            label={words.video_of(at + 1)}
            onFiles={([video]) => change(row.key, { video })}
          >
            {row.video?.name ?? words.video}
          </FileButton>
          <IconButton
            label={words.remove(at + 1)}
            Icon={Trash2}
            onClick={() => onChange(rows.filter(({ key }) => key !== row.key))}
          />
        </li>
      ))}
    </ol>
  );
}

interface CellProps {
  label: string;
  placeholder: string;
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
}

function Cell({ label, placeholder, value, error, onChange }: CellProps) {
  const errorId = `${label}-error`;
  return (
    <div className="flex min-w-36 grow basis-36 flex-col gap-1">
      <input
        aria-label={label}
        aria-invalid={Boolean(error)}
        aria-describedby={error ? errorId : undefined}
        placeholder={placeholder}
        value={value}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
        className={controlClasses}
      />
      <FieldError id={errorId} error={error} />
    </div>
  );
}
