import { mediaRules } from '@kirdaar/contract/rules/media';
import type { Medium } from '@kirdaar/contract/talent/media';
import { AudioLines, Film, Minus } from 'lucide-react';
import { createContext, type MouseEvent, useContext, useState } from 'react';
import { focusClass, renditionsOf } from '#api/renditions.ts';
import { mayBeNone } from '#features/applications/apply/apply-fields.ts';
import { nameOf } from '#features/talent/media/media-texts.ts';
import { Button } from '#ui/Button.tsx';
import { FieldGroup } from '#ui/FieldGroup.tsx';
import { FormField } from '#ui/FormField.tsx';
import type { FieldSpec } from '#ui/field-spec.ts';
import { Picture } from '#ui/Picture.tsx';
import { sentence, unseen } from '#ui/sentence.ts';
import * as words from '#words/applications/apply.ts';

interface StoredFiles {
  media: Readonly<Record<string, readonly Medium[]>>;
  /** The files that a kit chose, which take the place of what was chosen before. */
  ofKit?: Readonly<Record<string, { id: string; tap: number } | undefined>>;
}

const StoredContext = createContext<StoredFiles>({ media: {} });

export const StoredMedia = StoredContext.Provider;

interface ApplyControlProps {
  field: FieldSpec;
  defaultValue?: string | undefined;
  error?: string | undefined;
}

export function ApplyControl({ field, defaultValue, error }: ApplyControlProps) {
  const { media, ofKit } = useContext(StoredContext);
  const stored = media[field.name] ?? [];
  const chosen = ofKit?.[field.name];
  if (mayBeNone.has(field.name))
    return (
      <div className="flex flex-col">
        <FormField field={field} defaultValue={defaultValue} error={error} />
        <NoneButton name={field.name} label={field.label} />
      </div>
    );
  if (stored.length === 0) return <FormField field={field} defaultValue={defaultValue} error={error} />;
  return (
    <MediaChoice
      key={chosen?.tap}
      field={field}
      stored={stored}
      defaultValue={chosen?.id ?? defaultValue}
      error={error}
    />
  );
}

function MediaChoice(props: StoredChoiceProps & { field: FieldSpec }) {
  const { field, error } = props;
  const [isNew, setNew] = useState(false);
  return (
    <div className="flex flex-col gap-2">
      {isNew ? <FormField field={field} error={error} /> : <StoredChoice {...props} />}
      <Button variant="quiet" className="-ml-5 self-start" onClick={() => setNew(!isNew)}>
        {sentence(isNew ? words.media_stored(field.label, unseen) : words.media_new(field.label, unseen))}
      </Button>
    </div>
  );
}

function NoneButton({ name, label }: { name: string; label: string }) {
  function fill({ currentTarget: { form } }: MouseEvent<HTMLButtonElement>) {
    const control = form?.elements.namedItem(name);
    if (!(control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement)) return;
    control.value = words.none_answer;
    // The form keeps a draft and clears the error of the field as if it was typed.
    control.dispatchEvent(new Event('input', { bubbles: true }));
  }
  return (
    <Button variant="quiet" className="-mt-1 -ml-5 self-start text-sm" onClick={fill}>
      {sentence(words.apply_none(label, unseen))}
    </Button>
  );
}

interface StoredChoiceProps {
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
            <span className="block truncate px-1.5 py-1 text-xs">
              {medium.caption ?? nameOf(medium.kind, medium.position, null)}
            </span>
          </label>
        ))}
      </div>
    </FieldGroup>
  );
}

const tile =
  'relative w-20 cursor-pointer overflow-hidden rounded-control border border-line bg-sunken has-checked:border-accent has-checked:ring-2 has-checked:ring-accent has-focus-visible:outline-2 has-focus-visible:outline-accent has-focus-visible:outline-offset-2';
const mark = 'absolute top-1.5 left-1.5 size-5';

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
      className={`aspect-square w-full object-cover ${focusClass(picture)}`}
    />
  );
}
