import type { ContentPiece } from '@kirdaar/contract/admin/content';
import { textsOf } from '@kirdaar/contract/admin/content-texts';
import type { Content } from '@kirdaar/contract/admin/content-words';
import { type Language, languages } from '@kirdaar/contract/rules/languages';
import { type SubmitEvent, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { pageAction } from '#api/page-action.ts';
import { adminPaths } from '#features/admin/admin-paths.ts';
import { callStaffApi } from '#features/admin/call-staff-api.ts';
import { contentErrors } from '#features/admin/content/content-errors.ts';
import { pieceTitle, previewAddress } from '#features/admin/content/content-texts.ts';
import { contentWrites } from '#features/admin/content/content-writes.ts';
import { EditorLanguages } from '#features/admin/content/EditorLanguages.tsx';
import { emptyWords } from '#features/admin/content/empty-words.ts';
import { followList } from '#features/admin/content/follow-list.ts';
import { History } from '#features/admin/content/History.tsx';
import { Preview } from '#features/admin/content/Preview.tsx';
import { PublishPanel, usePublishing } from '#features/admin/content/PublishPanel.tsx';
import { TranslationForm } from '#features/admin/content/TranslationForm.tsx';
import { UnsavedWords } from '#features/admin/content/UnsavedWords.tsx';
import { WordsForm } from '#features/admin/content/WordsForm.tsx';
import { useConfirmedWrite } from '#features/admin/use-confirmed-write.tsx';
import { Button } from '#ui/Button.tsx';
import { ConfirmButton } from '#ui/ConfirmButton.tsx';
import { formatDateTime } from '#ui/format-date-time.ts';
import { Notice } from '#ui/Notice.tsx';
import { Page } from '#ui/Page.tsx';
import { Section } from '#ui/Section.tsx';
import * as words from '#words/admin/content.ts';
import * as common from '#words/ui/common.ts';
import type { Route } from './+types/ContentPiecePage.ts';

export const clientLoader = async ({ params }: Route.ClientLoaderArgs) =>
  (await callStaffApi('GET /api/admin/content/:id', { params })).piece;

export const clientAction = pageAction(contentWrites);

/** Edits one piece of content in each language: its draft, how it looks, when it goes live, and what it was before. */
export default function ContentPiecePage({ loaderData: piece }: Route.ComponentProps) {
  const [language, setLanguage] = useState<Language>('en');
  const [generation, setGeneration] = useState(0);
  const startOver = () => setGeneration(generation + 1);
  const { kind, key, draft } = piece;
  function previewOf(id: string) {
    const preview = piece.history.find((version) => version.id === id)?.preview ?? '';
    return previewAddress({ kind, key }, language, preview);
  }
  return (
    <Page
      title={pieceTitle(piece)}
      lead={draft ? words.draft_saved(draft.saved_by, formatDateTime(draft.saved_at)) : undefined}
      actions={
        <Link
          to={adminPaths.content}
          className="font-semibold text-accent underline-offset-4 hover:underline"
        >
          {words.all}
        </Link>
      }
    >
      <Draft
        key={`${key} ${generation}`}
        piece={piece}
        language={language}
        onLanguage={setLanguage}
        onDiscarded={startOver}
      />
      {draft && (
        <Preview piece={piece} language={language} preview={draft.preview} savedAt={draft.saved_at} />
      )}
      <History piece={piece} lookAt={previewOf} onRestored={startOver} />
    </Page>
  );
}

interface DraftProps {
  piece: ContentPiece;
  language: Language;
  onLanguage: (language: Language) => void;
  onDiscarded: () => void;
}

function Draft({ piece, language, onLanguage, onDiscarded }: DraftProps) {
  const { kind, key, revision, draft } = piece;
  const navigate = useNavigate();
  const { translations, ...stored }: ContentPiece['live'] & object =
    draft?.words ?? piece.live ?? emptyWords[kind];
  // The cast is safe: the words of a kind were checked by its schema when they were saved.
  const [content, setContent] = useState({ kind, words: stored, translations } as Content);
  const [isDirty, setDirty] = useState(false);
  const publishing = usePublishing();
  const save = useConfirmedWrite(contentWrites, 'save', { onDone: () => setDirty(false) });
  const discard = useConfirmedWrite(contentWrites, 'discard', { onDone: onDiscarded });
  const remove = useConfirmedWrite(contentWrites, 'remove', {
    onDone: () => navigate(adminPaths.content),
  });

  const isTranslatable = textsOf(content).length > 0;
  const shown = isTranslatable ? language : 'en';

  function change(changed: Content) {
    setContent(changed);
    setDirty(true);
  }
  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    save.submit({ key, revision, content });
  }

  if (draft?.publishes_at) return <PublishPanel piece={piece} isDirty={false} publishing={publishing} />;
  return (
    <>
      <Section title={common.edit}>
        {isTranslatable && (
          <EditorLanguages
            language={shown}
            onLanguage={onLanguage}
            wrong={languages.filter((one) => Object.keys(contentErrors(save.error, one)).length > 0)}
          />
        )}
        <form noValidate className="flex flex-col gap-6" onSubmit={submit}>
          {shown === 'en' ? (
            <WordsForm
              content={content}
              errors={contentErrors(save.error, 'en')}
              onChange={(changed) => change({ ...changed, translations: followList(content, changed) })}
            />
          ) : (
            <TranslationForm
              content={content}
              language={shown}
              errors={contentErrors(save.error, shown)}
              onChange={change}
            />
          )}
          {save.error?.code === 'content_changed_elsewhere' && (
            <Notice tone="failure">{save.error.message}</Notice>
          )}
          <div className="flex flex-wrap items-center gap-3">
            <Button type="submit" disabled={save.busy || !isDirty}>
              {save.busy ? common.saving : words.save}
            </Button>
            {draft && (
              <ConfirmButton
                question={words.discard_question}
                confirm={words.discard}
                variant="quiet"
                busy={discard.busy}
                onConfirm={() => discard.submit({ kind, key, revision })}
              >
                {words.discard}
              </ConfirmButton>
            )}
            {kind === 'project' && piece.live && (
              <ConfirmButton
                question={words.remove_question}
                confirm={words.remove_confirm}
                variant="quiet"
                busy={remove.busy}
                onConfirm={() => remove.submit({ kind, key, revision })}
              >
                {words.remove}
              </ConfirmButton>
            )}
          </div>
        </form>
        <UnsavedWords isDirty={isDirty && !save.busy} />
        {save.dialog}
        {discard.dialog}
        {remove.dialog}
      </Section>
      {draft && <PublishPanel piece={piece} isDirty={isDirty} publishing={publishing} />}
    </>
  );
}
