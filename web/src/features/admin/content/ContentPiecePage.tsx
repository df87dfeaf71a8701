import type { ContentPiece } from '@kirdaar/contract/admin/content';
import type { Language } from '@kirdaar/contract/rules/languages';
import { useState } from 'react';
import { Link } from 'react-router';
import { adminPaths } from '#features/admin/admin-paths.ts';
import { callStaffApi, staffAction } from '#features/admin/call-staff-api.ts';
import { pieceTitle, previewAddress } from '#features/admin/content/content-piece.ts';
import { DraftEditor } from '#features/admin/content/DraftEditor.tsx';
import { linkLook, quietLinkLook } from '#features/admin/looks.ts';
import { useStaffWrite } from '#features/admin/use-confirmed-write.tsx';
import { Button } from '#ui/Button.tsx';
import { ConfirmButton } from '#ui/ConfirmButton.tsx';
import { classNames } from '#ui/class-names.ts';
import { formatDateTime } from '#ui/format-date-time.ts';
import { Page } from '#ui/Page.tsx';
import { Section } from '#ui/Section.tsx';
import * as words from '#words/admin/content.ts';
import * as common from '#words/ui/common.ts';
import type { Route } from './+types/ContentPiecePage.ts';

export const clientLoader = async ({ params }: Route.ClientLoaderArgs) =>
  (await callStaffApi('GET /api/admin/content/:id', { params })).piece;

export const clientAction = staffAction;

export default function ContentPiecePage({ loaderData: piece }: Route.ComponentProps) {
  const [language, setLanguage] = useState<Language>('en');
  const [generation, setGeneration] = useState(0);
  const startOver = () => setGeneration(generation + 1);
  const { key, draft } = piece;
  return (
    <Page
      title={pieceTitle(piece)}
      lead={draft ? words.draft_saved(draft.saved_by, formatDateTime(draft.saved_at)) : undefined}
      actions={
        <Link to={adminPaths.content} className={quietLinkLook}>
          {words.all}
        </Link>
      }
    >
      <DraftEditor
        key={`${key} ${generation}`}
        piece={piece}
        language={language}
        onLanguage={setLanguage}
        onDiscarded={startOver}
      />
      {draft && <Preview src={previewAddress(piece, language, draft.preview)} savedAt={draft.saved_at} />}
      {piece.history.length > 0 && <History piece={piece} language={language} onRestored={startOver} />}
    </Page>
  );
}

interface HistoryProps {
  piece: ContentPiece;
  language: Language;
  onRestored: () => void;
}

function History({ piece, language, onRestored }: HistoryProps) {
  const { kind, key, revision, history } = piece;
  const restore = useStaffWrite('POST /api/admin/content/restore', { onDone: onRestored });
  return (
    <Section title={words.history} lead={words.history_lead}>
      <ul className="divide-y divide-line">
        {history.map(({ id, published_at, published_by, is_removal, preview }, index) => {
          const time = formatDateTime(published_at);
          return (
            <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-3">
              <p className="min-w-56 grow basis-0">
                {is_removal ? words.history_removed(time) : words.history_published(time)}
                <span className="block text-muted text-sm">
                  {published_by ? words.history_by(published_by) : words.history_first}
                  {index === 0 && !is_removal && ` · ${words.history_public}`}
                </span>
              </p>
              {!is_removal && (
                <a
                  href={previewAddress(piece, language, preview)}
                  target="_blank"
                  rel="noreferrer"
                  aria-label={words.history_look_at(time)}
                  className={quietLinkLook}
                >
                  {words.history_look}
                </a>
              )}
              {index > 0 && !is_removal && (
                <ConfirmButton
                  question={words.history_again_question}
                  confirm={words.history_again_confirm}
                  variant="quiet"
                  label={words.history_again_at(time)}
                  busy={restore.busy}
                  onConfirm={() => restore.submit({ body: { kind, key, revision, version: id } })}
                >
                  {words.history_again}
                </ConfirmButton>
              )}
            </li>
          );
        })}
      </ul>
      {restore.dialog}
    </Section>
  );
}

const widths = { phone: 390, desktop: 1280 } as const;

interface PreviewProps {
  src: string;
  /** A new draft loads the page again. */
  savedAt: string;
}

function Preview({ src, savedAt }: PreviewProps) {
  const [device, setDevice] = useState<keyof typeof widths>('phone');
  return (
    <Section title={common.preview} lead={words.preview_lead}>
      <div className="flex flex-wrap items-center gap-3">
        {(['phone', 'desktop'] as const).map((choice) => (
          <Button
            key={choice}
            variant={device === choice ? 'primary' : 'secondary'}
            aria-pressed={device === choice}
            onClick={() => setDevice(choice)}
          >
            {words.devices[choice]}
          </Button>
        ))}
        <a href={src} target="_blank" rel="noreferrer" className={linkLook}>
          {words.preview_open}
        </a>
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: it is no section of its own; it only scrolls. */}
      <div
        role="region"
        aria-label={words.preview_region}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it.
        tabIndex={0}
        className="mt-5 overflow-x-auto rounded-card border border-line bg-sunken"
      >
        <iframe
          key={savedAt}
          src={src}
          title={words.preview_frames[device]}
          width={widths[device]}
          height={720}
          className={classNames(
            'mx-auto block max-w-none border-0 bg-card',
            device === 'desktop' && 'min-w-320',
          )}
        />
      </div>
    </Section>
  );
}
