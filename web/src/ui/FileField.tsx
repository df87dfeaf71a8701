import { type ChangeEvent, type InputHTMLAttributes, type ReactNode, useEffect, useState } from 'react';
import { controlClasses, Field } from '#ui/Field.tsx';
import { sizeText } from '#ui/size-text.ts';

interface FileFieldProps extends InputHTMLAttributes<HTMLInputElement> {
  label: string;
  name: string;
  hint?: ReactNode;
  error?: string | undefined;
}

/**
 * A labelled file input for one or several files. It previews a picture, and shows name and size of any other
 * file.
 */
export function FileField({ label, hint, error, ...input }: FileFieldProps) {
  const [files, setFiles] = useState<File[]>([]);

  function choose({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    setFiles([...(currentTarget.files ?? [])]);
  }

  return (
    <Field label={label} required={input.required} hint={hint} error={error}>
      {(control) => (
        <>
          <input
            {...input}
            {...control}
            type="file"
            onChange={choose}
            className={`${controlClasses} py-1.5 pl-1.5 text-muted text-sm file:mr-3 file:min-h-8 file:rounded-md file:border-0 file:bg-sunken file:px-3 file:font-semibold file:text-ink`}
          />
          {files.map((file) => (
            <Chosen key={`${file.name} ${file.lastModified} ${file.size}`} file={file} />
          ))}
        </>
      )}
    </Field>
  );
}

function Chosen({ file }: { file: File }) {
  const [picture, setPicture] = useState<string>();
  useEffect(() => {
    if (!file.type.startsWith('image/')) return;
    const url = URL.createObjectURL(file);
    setPicture(url);
    return () => URL.revokeObjectURL(url);
  }, [file]);
  return (
    <div className="flex items-center gap-3 rounded-control bg-sunken p-2 text-sm">
      {picture && (
        // Not every browser can display every format, such as HEIC; then only the file name is shown.
        <img
          src={picture}
          alt=""
          className="size-20 shrink-0 rounded-md object-cover"
          onError={() => setPicture(undefined)}
        />
      )}
      <p className="min-w-0">
        <span className="wrap-anywhere block font-medium">{file.name}</span>
        <span className="text-muted">{sizeText(file.size)}</span>
      </p>
    </div>
  );
}
