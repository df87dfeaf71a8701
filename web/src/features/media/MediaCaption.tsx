import type { Medium } from '@kirdaar/contract/media';
import { LINE_MOST } from '@kirdaar/contract/rules/limits';
import { Check, Pencil, X } from 'lucide-react';
import { type KeyboardEvent, type SubmitEvent, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { call } from '#api/call.ts';
import { serverMessage } from '#api/server-message.ts';
import { IconButton } from '#ui/IconButton.tsx';

interface MediaCaptionProps {
  medium: Medium;
  name: string;
}

/** The caption, changed in its place: Enter keeps it, Escape leaves it as it was. */
export function MediaCaption({ medium: { id, caption }, name }: MediaCaptionProps) {
  const [editing, setEditing] = useState(false);
  const [failure, setFailure] = useState<string>();
  const { revalidate } = useRevalidator();
  const opener = useRef<HTMLButtonElement>(null);

  function close() {
    setEditing(false);
    setFailure(undefined);
    // It is there again only once this has rendered.
    requestAnimationFrame(() => opener.current?.focus());
  }
  function closeOnEscape({ key }: KeyboardEvent) {
    if (key === 'Escape') close();
  }
  async function save(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = String(new FormData(event.currentTarget).get('caption'));
    try {
      await call('PUT /api/user/media/:id', { params: { id }, body: { caption: typed } });
      await revalidate();
      close();
    } catch (error) {
      setFailure(serverMessage(error, 'The caption could not be saved. Please try again.'));
    }
  }

  if (!editing) {
    return (
      <button
        ref={opener}
        type="button"
        aria-label={caption ? `Change the caption of ${name}` : `Add a caption to ${name}`}
        onClick={() => setEditing(true)}
        className="group/caption flex min-h-11 items-center gap-2 px-3 py-1.5 text-left text-sm hover:bg-sunken"
      >
        <span className={caption ? 'wrap-anywhere line-clamp-2 grow' : 'grow text-muted'}>
          {caption ?? 'Add a caption'}
        </span>
        <Pencil aria-hidden className="size-3.5 shrink-0 text-muted" />
      </button>
    );
  }
  return (
    <form onSubmit={save} className="flex flex-col gap-1 p-1.5">
      <input
        ref={focus}
        name="caption"
        aria-label={`Caption of ${name}`}
        aria-invalid={failure !== undefined}
        defaultValue={caption ?? ''}
        maxLength={LINE_MOST}
        onKeyDown={closeOnEscape}
        className="min-h-10 w-full min-w-0 rounded-control border border-control bg-card px-2 text-sm"
      />
      <div className="flex justify-end">
        <IconButton label="Leave the caption as it was" Icon={X} onClick={close} />
        <IconButton type="submit" label="Save the caption" Icon={Check} />
      </div>
      {failure && (
        <p role="alert" className="px-1 font-medium text-accent text-sm">
          {failure}
        </p>
      )}
    </form>
  );
}

/** Whoever opened it means to type. */
function focus(input: HTMLInputElement | null) {
  input?.focus();
}
