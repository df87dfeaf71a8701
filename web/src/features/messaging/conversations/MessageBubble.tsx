import type { Attachment, Message } from '@kirdaar/contract/messaging/conversations';
import { clockTime } from '@kirdaar/contract/rules/calendar';
import { CircleAlert, FileText, Flag } from 'lucide-react';
import type { PendingMessage } from '#features/messaging/conversations/use-outbox.ts';
import { NotPlayable } from '#features/talent/media/NotPlayable.tsx';
import { Button } from '#ui/Button.tsx';
import { classNames } from '#ui/class-names.ts';
import { IconButton } from '#ui/IconButton.tsx';
import { sizeText } from '#ui/size-text.ts';
import * as words from '#words/messaging/conversations.ts';
import * as common from '#words/ui/common.ts';

interface MessageBubbleProps {
  message: Message;
  isOwn: boolean;
  /** Whether the previous message is from the same person on the same day. */
  isFollowing: boolean;
  /** Set only on the last message that the other participant read. */
  seenAt: string | null;
  onReport: (() => void) | undefined;
}

export function MessageBubble({ message, isOwn, isFollowing, seenAt, onReport }: MessageBubbleProps) {
  const { text, written_at, files, acted_by } = message;
  const by = acted_by ? words.written_for(acted_by) : message.by;
  return (
    <div
      className={classNames(
        'group flex max-w-[85%] items-end gap-1 sm:max-w-[70%]',
        isOwn ? 'flex-row-reverse self-end' : 'self-start',
        !isFollowing && 'mt-2',
      )}
    >
      <div
        className={classNames(
          'min-w-0 rounded-card border px-3.5 py-2',
          isOwn ? 'border-marigold/50 bg-marigold-wash' : 'border-line bg-card',
        )}
      >
        <p className={classNames('font-semibold text-muted text-xs', (isFollowing || !by) && 'sr-only')}>
          {by ?? (isOwn ? words.you : words.they)}
        </p>
        <p className="wrap-anywhere whitespace-pre-line">{text}</p>
        {files.length > 0 && (
          <ul className="mt-2 flex flex-wrap gap-2">
            {files.map((file) => (
              <li key={file.id} className="min-w-0 max-w-full">
                <AttachmentView file={file} />
              </li>
            ))}
          </ul>
        )}
        <p className="mt-0.5 text-right text-muted text-xs tabular-nums">
          {seenAt && <span>{words.read_at(clockTime(seenAt))} · </span>}
          <time dateTime={written_at}>{clockTime(written_at)}</time>
        </p>
      </div>
      {!isOwn && onReport && (
        <IconButton
          label={words.report_message}
          Icon={Flag}
          onClick={onReport}
          className="opacity-0 focus-visible:opacity-100 group-hover:opacity-100 pointer-coarse:opacity-60"
        />
      )}
    </div>
  );
}

const stateTexts = {
  ready: undefined,
  processing: words.file_processing,
  kept: words.file_as_sent,
  failed: words.file_as_sent,
};

function AttachmentView({ file }: { file: Attachment }) {
  const note = file.url ? stateTexts[file.state] : undefined;
  return (
    <figure className="max-w-full">
      {file.url ? <Content file={file} url={file.url} /> : <NotPlayable state={file.state} />}
      {note && <figcaption className="mt-1 text-muted text-xs">{note}</figcaption>}
    </figure>
  );
}

function Content({ file: { kind, name, poster, bytes }, url }: { file: Attachment; url: string }) {
  switch (kind) {
    case 'image':
      return (
        <a href={url} target="_blank" rel="noopener noreferrer" className="block rounded-control">
          <img
            src={url}
            alt={name}
            loading="lazy"
            className="h-44 max-w-full rounded-control border border-line bg-sunken object-cover sm:h-56"
          />
        </a>
      );
    case 'audio':
      return (
        // biome-ignore lint/a11y/useMediaCaption: nobody has written captions for what people send each other.
        <audio src={url} controls preload="metadata" aria-label={name} className="w-64 max-w-full" />
      );
    case 'video':
      return (
        // biome-ignore lint/a11y/useMediaCaption: nobody has written captions for what people send each other.
        <video
          src={url}
          poster={poster ?? undefined}
          controls
          preload="metadata"
          aria-label={name}
          className="aspect-video max-h-64 w-80 max-w-full rounded-control border border-line bg-night"
        />
      );
    case 'document':
      return (
        <a
          href={url}
          download={name}
          className="flex min-h-11 items-center gap-2 rounded-control border border-control bg-card px-3 py-2 hover:bg-sunken"
        >
          <FileText aria-hidden className="size-5 shrink-0 text-accent" />
          <span className="wrap-anywhere min-w-0 font-medium">{name}</span>
          <span className="shrink-0 text-muted text-sm">{sizeText(bytes)}</span>
        </a>
      );
  }
}

interface PendingBubbleProps {
  message: PendingMessage;
  onRetry: () => void;
  onEdit: () => void;
}

export function PendingBubble({ message, onRetry, onEdit }: PendingBubbleProps) {
  const { text, attachments, state, error } = message;
  const isFailed = state === 'failed';
  return (
    <div className="mt-2 flex max-w-[85%] flex-col items-end gap-1 self-end sm:max-w-[70%]">
      <div
        className={classNames(
          'min-w-0 rounded-card border px-3.5 py-2',
          isFailed ? 'border-accent bg-wash' : 'border-line bg-sunken opacity-80',
        )}
      >
        <p className="wrap-anywhere whitespace-pre-line">{text}</p>
        {attachments.length > 0 && (
          <p className="text-muted text-sm">{attachments.map(({ name }) => name).join(', ')}</p>
        )}
        {state === 'sending' && <p className="text-right text-muted text-xs">{common.sending}</p>}
      </div>
      {state !== 'sending' && (
        <>
          <p
            role={isFailed ? 'alert' : 'status'}
            className={classNames(
              'flex items-start gap-1.5 text-sm',
              isFailed ? 'text-accent-strong' : 'text-muted',
            )}
          >
            <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
            {isFailed ? error || words.not_sent : words.waiting}
          </p>
          <div className="flex gap-1">
            <Button variant="quiet" className="min-h-9 px-2 text-sm" onClick={onEdit}>
              {common.edit}
            </Button>
            <Button variant="quiet" className="min-h-9 px-2 text-sm" onClick={onRetry}>
              {common.try_again}
            </Button>
          </div>
        </>
      )}
    </div>
  );
}
