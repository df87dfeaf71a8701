import { MAX_LINE } from '@kirdaar/contract/rules/limits';
import type { Medium } from '@kirdaar/contract/talent/media';
import { Check, Pencil, X } from 'lucide-react';
import { type KeyboardEvent, type SubmitEvent, useRef, useState } from 'react';
import { serverMessage } from '#api/server-message.ts';
import { useWrite } from '#api/use-write.ts';
import { mediaWrites } from '#features/talent/media/media-writes.ts';
import { IconButton } from '#ui/IconButton.tsx';
import * as words from '#words/talent/media.ts';
import * as common from '#words/ui/common.ts';

interface MediaCaptionProps {
  medium: Medium;
  name: string;
}

/** Caption that is edited in place: Enter saves, Escape cancels. */
export function MediaCaption({ medium, name }: MediaCaptionProps) {
  const [editing, setEditing] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const { caption } = medium;

  function close() {
    setEditing(false);
    // The button exists again only after this render.
    requestAnimationFrame(() => opener.current?.focus());
  }

  if (editing) return <CaptionForm medium={medium} name={name} onClose={close} />;
  return (
    <button
      ref={opener}
      type="button"
      aria-label={caption ? words.caption_edit_of(name) : words.caption_add_to(name)}
      onClick={() => setEditing(true)}
      className="group/caption flex min-h-11 items-center gap-2 px-3 py-1.5 text-left text-sm hover:bg-sunken"
    >
      <span className={caption ? 'wrap-anywhere line-clamp-2 grow' : 'grow text-muted'}>
        {caption ?? words.caption_add}
      </span>
      <Pencil aria-hidden className="size-3.5 shrink-0 text-muted" />
    </button>
  );
}

function CaptionForm({
  medium: { id, caption },
  name,
  onClose,
}: MediaCaptionProps & { onClose: () => void }) {
  const { submit, busy, error } = useWrite(mediaWrites, 'setCaption', { onDone: onClose });

  function closeOnEscape({ key }: KeyboardEvent) {
    if (key === 'Escape') onClose();
  }
  function save(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    submit({ id, caption: String(new FormData(event.currentTarget).get('caption')) });
  }

  return (
    <form onSubmit={save} className="flex flex-col gap-1 p-1.5">
      <input
        ref={focus}
        name="caption"
        aria-label={words.caption_of(name)}
        aria-invalid={error !== undefined}
        defaultValue={caption ?? ''}
        maxLength={MAX_LINE}
        onKeyDown={closeOnEscape}
        className="min-h-10 w-full min-w-0 rounded-control border border-control bg-card px-2 text-sm"
      />
      <div className="flex justify-end">
        <IconButton label={common.cancel} Icon={X} onClick={onClose} />
        <IconButton type="submit" label={words.caption_save} Icon={Check} disabled={busy} />
      </div>
      {error && (
        <p role="alert" className="px-1 font-medium text-accent text-sm">
          {serverMessage(error, words.caption_failed)}
        </p>
      )}
    </form>
  );
}

function focus(input: HTMLInputElement | null) {
  input?.focus();
}
