import { mediaRules } from '@kirdaar/contract/rules/media';
import type { Medium } from '@kirdaar/contract/talent/media';
import { AudioLines, Film, Minus } from 'lucide-react';
import { renditionsOf } from '#api/renditions.ts';
import { nameOf } from '#features/talent/media/media-texts.ts';
import { FieldGroup } from '#ui/FieldGroup.tsx';
import type { FieldSpec } from '#ui/field-spec.ts';
import { Picture } from '#ui/Picture.tsx';

export interface StoredChoiceProps {
  field: Pick<FieldSpec, 'name' | 'label' | 'required'>;
  stored: readonly Medium[];
  /** The id of the file that is selected at first. */
  defaultValue: string | undefined;
  error: string | undefined;
  /** The label of choosing no file, where that is possible. */
  none?: string;
}

export function StoredChoice({
  field: { name, label, required },
  stored,
  defaultValue,
  error,
  none,
}: StoredChoiceProps) {
  const radio = { type: 'radio', name, required, 'aria-invalid': Boolean(error) };
  return (
    <FieldGroup label={label} required={required} error={error}>
      <div className="flex max-h-60 flex-wrap gap-2.5 overflow-y-auto p-1">
        {none && (
          <label className={tile}>
            <input {...radio} value="" defaultChecked={defaultValue === ''} className={mark} />
            <span className="flex aspect-square items-center justify-center text-muted">
              <Minus aria-hidden className="size-7" />
            </span>
            <span className="block px-1.5 py-1 text-xs">{none}</span>
          </label>
        )}
        {stored.map((medium) => (
          <label key={medium.id} className={tile}>
            <input
              {...radio}
              value={medium.id}
              defaultChecked={medium.id === defaultValue}
              className={mark}
            />
            <Thumbnail medium={medium} />
            <span className="block truncate px-1.5 py-1 text-xs">{captionOf(medium)}</span>
          </label>
        ))}
      </div>
    </FieldGroup>
  );
}

const tile =
  'relative w-20 cursor-pointer overflow-hidden rounded-control border border-line bg-sunken has-checked:border-accent has-checked:ring-2 has-checked:ring-accent has-focus-visible:outline-2 has-focus-visible:outline-accent has-focus-visible:outline-offset-2';
const mark = 'absolute top-1.5 left-1.5 size-5';

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
