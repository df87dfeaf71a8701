import type { ContentPiece } from '@kirdaar/contract/admin/content';
import { textsOf } from '@kirdaar/contract/admin/content-texts';
import type { Content, ContentWords } from '@kirdaar/contract/admin/content-words';
import { type Language, languageNames, languages } from '@kirdaar/contract/rules/languages';
import { type SubmitEvent, useEffect, useState } from 'react';
import { useBlocker, useNavigate } from 'react-router';
import type { ApiError } from '#api/call-api.ts';
import { adminPaths } from '#features/admin/admin-paths.ts';
import { PublishPanel, usePublishing } from '#features/admin/content/PublishPanel.tsx';
import { followList, TranslationForm } from '#features/admin/content/TranslationForm.tsx';
import { WordsForm } from '#features/admin/content/WordsForm.tsx';
import { useStaffWrite } from '#features/admin/use-confirmed-write.tsx';
import { Button } from '#ui/Button.tsx';
import { ConfirmButton } from '#ui/ConfirmButton.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { Notice } from '#ui/Notice.tsx';
import { Section } from '#ui/Section.tsx';
import * as words from '#words/admin/content.ts';
import * as common from '#words/ui/common.ts';

/** The initial words of the forms where nothing is public yet. The editor chooses a year and a type. */
const emptyWords = {
  project: {
    ...{ film_title: '', type: '', genre: '', directed_by: '', produced_by: '', released_year: null },
    ...{ language: '', platform: '', about_project: '', image_url: '' },
  },
  clients: { clients: [] },
  banners: { banners: [] },
  featured: { talent_ids: [] },
  services: { services: [] },
  plan: { features: [''] },
  about: { html: '' },
  legal: { lead: '', html: '', asks_again: false, change_note: '' },
} satisfies Record<keyof ContentWords, object>;

interface DraftEditorProps {
  piece: ContentPiece;
  language: Language;
  onLanguage: (language: Language) => void;
  onDiscarded: () => void;
}

export function DraftEditor({ piece, language, onLanguage, onDiscarded }: DraftEditorProps) {
  const { kind, key, revision, draft } = piece;
  const navigate = useNavigate();
  const { translations, ...stored }: ContentPiece['live'] & object =
    draft?.words ?? piece.live ?? emptyWords[kind];
  // The cast is safe: the words of a kind were checked by its schema when they were saved.
  const [content, setContent] = useState({ kind, words: stored, translations } as Content);
  const [isDirty, setDirty] = useState(false);
  const publishing = usePublishing();
  const save = useStaffWrite('PUT /api/admin/content/draft', { onDone: () => setDirty(false) });
  const discard = useStaffWrite('POST /api/admin/content/discard', { onDone: onDiscarded });
  const remove = useStaffWrite('POST /api/admin/content/remove', {
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
    save.submit({ body: { key, revision, content } });
  }

  if (draft?.publishes_at) return <PublishPanel piece={piece} isDirty={false} publishing={publishing} />;
  return (
    <>
      <Section title={common.edit}>
        {isTranslatable && (
          <Languages
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
                onConfirm={() => discard.submit({ body: { kind, key, revision } })}
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
                onConfirm={() => remove.submit({ body: { kind, key, revision } })}
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

/** Returns the errors of the words in a language by the path within them, such as `clients.0.name`. */
function contentErrors(error: ApiError | undefined, language: Language): Record<string, string> {
  const prefix = language === 'en' ? 'content.words.' : `content.translations.${language}.`;
  return Object.fromEntries(
    Object.entries(error?.fields ?? {})
      .filter(([field]) => field.startsWith(prefix))
      .map(([field, message]) => [field.slice(prefix.length), message]),
  );
}

interface LanguagesProps {
  language: Language;
  onLanguage: (language: Language) => void;
  wrong: readonly Language[];
}

function Languages({ language, onLanguage, wrong }: LanguagesProps) {
  return (
    <fieldset className="mb-5 flex flex-wrap gap-3">
      <legend className="sr-only">{common.language}</legend>
      {languages.map((one) => (
        <Button
          key={one}
          lang={wrong.includes(one) ? undefined : one}
          variant={one === language ? 'primary' : 'secondary'}
          aria-pressed={one === language}
          onClick={() => onLanguage(one)}
        >
          {wrong.includes(one) ? words.language_with_error(languageNames[one]) : languageNames[one]}
        </Button>
      ))}
    </fieldset>
  );
}

/** Asks before leaving a page on which something typed is not saved. */
function UnsavedWords({ isDirty }: { isDirty: boolean }) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isDirty && currentLocation.pathname !== nextLocation.pathname,
  );

  useEffect(() => {
    if (!isDirty) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isDirty]);

  if (blocker.state !== 'blocked') return null;
  return (
    <Dialog title={words.unsaved} onClose={() => blocker.reset()}>
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => blocker.reset()}>{words.unsaved_keep}</Button>
        <Button variant="secondary" onClick={() => blocker.proceed()}>
          {words.unsaved_leave}
        </Button>
      </div>
    </Dialog>
  );
}
