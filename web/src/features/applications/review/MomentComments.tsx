import { MAX_CLIENT_COMMENT } from '@kirdaar/contract/rules/limits';
import { Trash2 } from 'lucide-react';
import { type KeyboardEvent, type RefObject, type SubmitEvent, useId, useState } from 'react';
import { lengthText } from '#features/talent/media/media-texts.ts';
import { Button } from '#ui/Button.tsx';
import { deleteDraft, readDraft, saveDraftAnswers } from '#ui/draft.ts';
import { controlClasses } from '#ui/Field.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import * as words from '#words/auditions/tape-room.ts';

export interface MomentComment {
  id: string;
  at_ms: number;
  text: string;
  /** Who wrote it, if not the reader. */
  author?: string | null;
}

interface MomentCommentsProps {
  take: string;
  comments: readonly MomentComment[];
  field?: RefObject<HTMLTextAreaElement | null>;
  /** Returns what is shown now, in milliseconds. */
  moment: () => number;
  onJump: (seconds: number) => void;
  /** Without it, the reader cannot comment. */
  onAdd: ((at_ms: number, text: string) => void) | false;
  onRemove?: (id: string) => void;
}

/** Comments at moments of a take. The video plays on while one is typed, which is kept as a draft. */
export function MomentComments({
  take,
  comments,
  field,
  moment,
  onJump,
  onAdd,
  onRemove,
}: MomentCommentsProps) {
  const heading = useId();
  return (
    <section aria-labelledby={heading} className="flex flex-col gap-3 rounded-card bg-sunken p-4">
      <h2 id={heading} className="text-xl">
        {words.comments}
      </h2>
      {comments.length > 0 && (
        <ol className="flex flex-col gap-2">
          {comments.map(({ id, at_ms, text, author }) => (
            <li key={id} className="flex items-start gap-2">
              <button
                type="button"
                onClick={() => onJump(at_ms / 1000)}
                className="min-h-8 shrink-0 rounded-control bg-card px-2 font-semibold text-accent text-sm tabular-nums hover:underline pointer-coarse:min-h-11"
              >
                {momentText(at_ms)}
              </button>
              <div className="min-w-0 grow pt-1 text-sm">
                <p className="wrap-anywhere whitespace-pre-line">{text}</p>
                {author && <p className="text-muted text-xs">{author}</p>}
              </div>
              {author === undefined && onRemove && (
                <IconButton label={words.comment_delete} Icon={Trash2} onClick={() => onRemove(id)} />
              )}
            </li>
          ))}
        </ol>
      )}
      {onAdd && <CommentForm draft={`take:${take}`} field={field} moment={moment} onAdd={onAdd} />}
    </section>
  );
}

export function momentText(at_ms: number): string {
  return lengthText(Math.floor(at_ms / 1000));
}

interface CommentFormProps {
  draft: string;
  field: RefObject<HTMLTextAreaElement | null> | undefined;
  moment: () => number;
  onAdd: (at_ms: number, text: string) => void;
}

function CommentForm({ draft, field, moment, onAdd }: CommentFormProps) {
  const [{ text = '', at }, setTyped] = useState<Record<string, string>>(() => readDraft(draft));

  function keep(typed: Record<string, string>) {
    setTyped(typed);
    saveDraftAnswers(draft, typed);
  }
  function submit(event?: SubmitEvent) {
    event?.preventDefault();
    if (at && text.trim()) onAdd(Number(at), text.trim());
    setTyped({});
    deleteDraft(draft);
  }
  function leaveOrSave({ key, shiftKey, nativeEvent, currentTarget }: KeyboardEvent<HTMLTextAreaElement>) {
    const saves = key === 'Enter' && !shiftKey && !nativeEvent.isComposing;
    if (!saves && key !== 'Escape') return;
    nativeEvent.preventDefault();
    if (saves) submit();
    // From here on, keys play and score again.
    currentTarget.blur();
  }
  return (
    <form onSubmit={submit} className="flex flex-col gap-2">
      <textarea
        ref={field}
        aria-label={words.comment_write}
        aria-keyshortcuts={field && 'm'}
        rows={2}
        maxLength={MAX_CLIENT_COMMENT}
        value={text}
        onFocus={() => text || keep({ at: String(moment()) })}
        onChange={({ currentTarget }) => keep({ text: currentTarget.value, at: at ?? String(moment()) })}
        onKeyDown={leaveOrSave}
        placeholder={words.comment_hint}
        className={controlClasses}
      />
      {at && (
        <Button type="submit" variant="secondary" disabled={!text.trim()} className="self-end bg-card">
          {words.comment_save(momentText(Number(at)))}
        </Button>
      )}
    </form>
  );
}
