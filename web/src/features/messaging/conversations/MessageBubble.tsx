import type { Message } from '@kirdaar/contract/messaging/conversations';
import { Flag } from 'lucide-react';
import { AttachmentView } from '#features/messaging/conversations/AttachmentView.tsx';
import { formatTime } from '#features/messaging/conversations/message-time.ts';
import { classNames } from '#ui/class-names.ts';
import { IconButton } from '#ui/IconButton.tsx';
import * as words from '#words/messaging/conversations.ts';

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
  const { text, written_at, files, by } = message;
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
          {seenAt && <span>{words.read_at(formatTime(seenAt))} · </span>}
          <time dateTime={written_at}>{formatTime(written_at)}</time>
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
