import { X } from 'lucide-react';
import { type ChangeEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '#ui/Button.tsx';
import { controlLook, Field } from '#ui/Field.tsx';

interface FileFieldProps {
  label: string;
  name: string;
  kind: 'image' | 'video';
  /** The largest file taken, in bytes. */
  most: number;
  required?: boolean;
  hint?: ReactNode;
  error?: string | undefined;
}

interface Picked {
  name: string;
  url: string;
}

/** A labelled choice of one picture or video, shown as soon as it is chosen. */
export function FileField({ label, name, kind, most, required, hint, error }: FileFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const [picked, setPicked] = useState<Picked>();
  const [problem, setProblem] = useState<string>();

  useEffect(() => {
    if (picked) return () => URL.revokeObjectURL(picked.url);
  }, [picked]);

  function pick({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const file = currentTarget.files?.[0];
    const wrong = file && problemOf(file, kind, most);
    if (wrong) currentTarget.value = '';
    setProblem(wrong);
    setPicked(file && !wrong ? { name: file.name, url: URL.createObjectURL(file) } : undefined);
  }

  function remove() {
    if (input.current) input.current.value = '';
    setPicked(undefined);
    input.current?.focus();
  }

  return (
    <div className="flex flex-col gap-3">
      <Field label={label} required={required} hint={hint} error={problem ?? error}>
        {(control) => (
          <input
            {...control}
            ref={input}
            type="file"
            name={name}
            accept={`${kind}/*`}
            required={required}
            onChange={pick}
            className={`${controlLook} file:mr-4 file:rounded-control file:border-0 file:bg-sunken file:px-3 file:py-1.5 file:font-semibold file:text-ink`}
          />
        )}
      </Field>
      {picked && (
        <figure className="flex flex-wrap items-center gap-4">
          <Preview key={picked.url} kind={kind} url={picked.url} />
          <figcaption className="wrap-anywhere min-w-0 text-muted text-sm">{picked.name}</figcaption>
          <Button look="secondary" onClick={remove} aria-label={`Remove ${picked.name}`}>
            <X aria-hidden className="size-4" />
            Remove
          </Button>
        </figure>
      )}
    </div>
  );
}

/** Not every browser can show every kind, such as HEIC: then the name alone stands for the file. */
function Preview({ kind, url }: { kind: FileFieldProps['kind']; url: string }) {
  const [shown, setShown] = useState(true);
  if (!shown) return null;
  const look = 'max-h-48 max-w-full rounded-control border border-line';
  return kind === 'image' ? (
    <img src={url} alt="" className={look} onError={() => setShown(false)} />
  ) : (
    <video src={url} muted controls className={look} onError={() => setShown(false)} />
  );
}

function problemOf(file: File, kind: FileFieldProps['kind'], most: number): string | undefined {
  // Browsers leave the type of rare kinds empty; the server looks at the content.
  if (file.type && !file.type.startsWith(`${kind}/`)) {
    return kind === 'image' ? 'This is not a picture.' : 'This is not a video.';
  }
  if (file.size > most) return `At most ${Math.floor(most / 1024 / 1024)} MB.`;
  return undefined;
}
