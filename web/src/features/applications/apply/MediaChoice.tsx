import { mediaRules } from '@kirdaar/contract/rules/media';
import type { Medium } from '@kirdaar/contract/talent/media';
import { AudioLines, Film } from 'lucide-react';
import { useState } from 'react';
import { renditionsOf } from '#api/renditions.ts';
import { nameOf } from '#features/talent/media/media-texts.ts';
import { Button } from '#ui/Button.tsx';
import { FieldGroup } from '#ui/FieldGroup.tsx';
import { FormField } from '#ui/FormField.tsx';
import type { FieldSpec } from '#ui/field-spec.ts';
import { Picture } from '#ui/Picture.tsx';

interface MediaChoiceProps {
  field: FieldSpec;
  stored: readonly Medium[];
  /** The id of the file that is selected at first. */
  defaultValue: string | undefined;
  error: string | undefined;
}

/** Lets a talent choose one of the stored files or a new one. */
export function MediaChoice({ field, stored, defaultValue, error }: MediaChoiceProps) {
  const [isNew, setNew] = useState(false);
  return (
    <div className="flex flex-col gap-2">
      {isNew ? (
        <FormField field={field} error={error} />
      ) : (
        <Stored field={field} stored={stored} defaultValue={defaultValue} error={error} />
      )}
      <Button variant="quiet" className="-ml-5 self-start" onClick={() => setNew(!isNew)}>
        {isNew ? 'Choose a saved file' : 'Add another file'}
        <span className="sr-only"> as {field.label}</span>
      </Button>
    </div>
  );
}

function Stored({ field: { name, label, required }, stored, defaultValue, error }: MediaChoiceProps) {
  return (
    <FieldGroup label={label} required={required} error={error}>
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
            <span className="block truncate px-1.5 py-1 text-xs">{captionOf(medium)}</span>
          </label>
        ))}
      </div>
    </FieldGroup>
  );
}

/** Returns the caption of a file, or its kind if it has none. */
function captionOf({ kind, position, caption }: Medium): string {
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
