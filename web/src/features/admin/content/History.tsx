import type { ContentPiece } from '@kirdaar/contract/admin/content';
import { contentWrites, type ReadPiece } from '#features/admin/content/content-writes.ts';
import { useConfirmedWrite } from '#features/admin/use-confirmed-write.tsx';
import { ConfirmButton } from '#ui/ConfirmButton.tsx';
import { formatDateTime } from '#ui/format-date-time.ts';
import { Section } from '#ui/Section.tsx';
import * as words from '#words/admin/content.ts';

type Version = Omit<ContentPiece['history'][number], 'preview'>;

interface HistoryProps {
  piece: ReadPiece & { history: readonly Version[] };
  /** The address at which a version can be looked at. */
  lookAt?: (id: string) => string | undefined;
  onRestored: () => void;
}

/** What was public before, latest first, and how to bring it back. */
export function History({ piece, lookAt, onRestored }: HistoryProps) {
  const { kind, key, revision, history } = piece;
  const restore = useConfirmedWrite(contentWrites, 'restore', { onDone: onRestored });
  if (history.length === 0) return null;
  return (
    <Section title={words.history} lead={words.history_lead}>
      <ul className="divide-y divide-line">
        {history.map((version, index) => (
          <li key={version.id} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-3">
            <p className="min-w-56 grow basis-0">
              {version.is_removal
                ? words.history_removed(formatDateTime(version.published_at))
                : words.history_published(formatDateTime(version.published_at))}
              <span className="block text-muted text-sm">
                {version.published_by ? words.history_by(version.published_by) : words.history_first}
                {index === 0 && !version.is_removal && ` · ${words.history_public}`}
              </span>
            </p>
            {lookAt && !version.is_removal && (
              <a
                href={lookAt(version.id)}
                target="_blank"
                rel="noreferrer"
                aria-label={words.history_look_at(formatDateTime(version.published_at))}
                className="font-semibold text-accent underline-offset-4 hover:underline"
              >
                {words.history_look}
              </a>
            )}
            {index > 0 && !version.is_removal && (
              <ConfirmButton
                question={words.history_again_question}
                confirm={words.history_again_confirm}
                variant="quiet"
                label={words.history_again_at(formatDateTime(version.published_at))}
                busy={restore.busy}
                onConfirm={() => restore.submit({ kind, key, revision, version: version.id })}
              >
                {words.history_again}
              </ConfirmButton>
            )}
          </li>
        ))}
      </ul>
      {restore.dialog}
    </Section>
  );
}
