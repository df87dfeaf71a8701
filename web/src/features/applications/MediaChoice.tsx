import type { Medium } from '@kirdaar/contract/media';
import { mediaRules } from '@kirdaar/contract/rules/media';
import { AudioLines, Film } from 'lucide-react';
import { useId, useState } from 'react';
import { renditionsOf } from '#api/renditions.ts';
import { nameOf } from '#features/media/media-words.ts';
import { Button } from '#ui/Button.tsx';
import { FormField } from '#ui/FormField.tsx';
import type { FieldSpec } from '#ui/field-spec.ts';
import { Picture } from '#ui/Picture.tsx';

interface MediaChoiceProps {
  field: FieldSpec;
  stored: readonly Medium[];
  /** The id of the one that is chosen at first. */
  defaultValue: string | undefined;
  error: string | undefined;
}

/** A choice of one of the talent's stored files, or of a new one. */
export function MediaChoice({ field, stored, defaultValue, error }: MediaChoiceProps) {
  const [isNew, setNew] = useState(false);
  return (
    <div className="flex flex-col gap-2">
      {isNew ? (
        <FormField field={field} error={error} />
      ) : (
        <Stored field={field} stored={stored} defaultValue={defaultValue} error={error} />
      )}
      <Button look="quiet" className="-ml-5 self-start" onClick={() => setNew(!isNew)}>
        {isNew ? 'Choose a stored file' : 'Add another file'}
        <span className="sr-only"> as {field.label}</span>
      </Button>
    </div>
  );
}

function Stored({ field: { name, label, required }, stored, defaultValue, error }: MediaChoiceProps) {
  const errorId = useId();
  return (
    <fieldset aria-describedby={error && errorId} className="flex min-w-0 flex-col gap-1.5">
      <legend className="mb-1.5 font-semibold text-sm">
        {label}
        {required && (
          <span aria-hidden className="text-accent">
            {' '}
            *
          </span>
        )}
      </legend>
      <div className="flex max-h-60 flex-wrap gap-2.5 overflow-y-auto p-1">
        {stored.map((medium) => (
          <label
            key={medium.id}
            className="relative w-20 cursor-pointer overflow-hidden rounded-control border border-line bg-sunken has-checked:border-accent has-checked:ring-2 has-checked:ring-accent has-focus-visible:outline-2 has-focus-visible:outline-accent has-focus-visible:outline-offset-2"
          >
            <input
              type="radio"
              name={name}
              value={medium.id}
              defaultChecked={medium.id === defaultValue}
              required={required}
              aria-invalid={Boolean(error)}
              className="absolute top-1.5 left-1.5 size-5"
            />
            <Thumbnail medium={medium} />
            <span className="block truncate px-1.5 py-1 text-xs">{wordsOf(medium)}</span>
          </label>
        ))}
      </div>
      {error && (
        <p id={errorId} className="font-medium text-accent text-sm">
          {error}
        </p>
      )}
    </fieldset>
  );
}

/** Its caption, or what it is. */
function wordsOf({ kind, position, caption }: Medium): string {
  return caption ?? nameOf(kind, position, null);
}

function Thumbnail({ medium: { kind, url, poster } }: { medium: Medium }) {
  const { file } = mediaRules[kind];
  const picture = file === 'image' ? url : poster;
  if (!picture) {
    const Icon = file === 'audio' ? AudioLines : Film;
    return (
      <span className="flex aspect-square items-center justify-center bg-night text-on-night">
        <Icon aria-hidden className="size-7" />
      </span>
    );
  }
  return (
    <Picture
      src={picture}
      renditions={renditionsOf(picture)}
      sizes="5rem"
      width={80}
      height={80}
      alt=""
      className="aspect-square w-full object-cover"
    />
  );
}
