import type { WholeMessage } from '@kirdaar/contract/admin/message-texts';
import { type Language, languages } from '@kirdaar/contract/rules/languages';
import { type SubmitEvent, useState } from 'react';
import { EditorLanguages } from '#features/admin/content/EditorLanguages.tsx';
import { PublishPanel, usePublishing } from '#features/admin/content/PublishPanel.tsx';
import { UnsavedWords } from '#features/admin/content/UnsavedWords.tsx';
import {
  changedTexts,
  type Editable,
  errorsByKey,
  keyOf,
  noTexts,
  typedOf,
} from '#features/admin/message-texts/changed-texts.ts';
import { MessageField } from '#features/admin/message-texts/MessageField.tsx';
import { partNames } from '#features/admin/message-texts/message-names.ts';
import { messageWrites } from '#features/admin/message-texts/message-writes.ts';
import { useConfirmedWrite } from '#features/admin/use-confirmed-write.tsx';
import { Button } from '#ui/Button.tsx';
import { ConfirmButton } from '#ui/ConfirmButton.tsx';
import { Notice } from '#ui/Notice.tsx';
import { Section } from '#ui/Section.tsx';
import * as words from '#words/admin/message-texts.ts';

interface MessageFormProps {
  message: WholeMessage;
  language: Language;
  onLanguage: (language: Language) => void;
  onDiscarded: () => void;
}

/** The texts of a message in one language at a time, as a draft that is published now or later. */
export function MessageForm({ message, language, onLanguage, onDiscarded }: MessageFormProps) {
  const { key, revision, editable, live, draft } = message;
  const [typed, setTyped] = useState(() => typedOf(editable, draft?.words ?? live));
  const [isDirty, setDirty] = useState(false);
  const [sent, setSent] = useState(live);
  const publishing = usePublishing();
  const save = useConfirmedWrite(messageWrites, 'saveTexts', { onDone: () => setDirty(false) });
  const discard = useConfirmedWrite(messageWrites, 'discard', { onDone: onDiscarded });
  const errors = errorsByKey(save.error?.fields ?? {}, sent);
  const piece = { kind: 'message', key, revision, draft } as const;

  function change(changed: Record<string, string>) {
    setTyped({ ...typed, ...changed });
    setDirty(true);
  }
  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const texts = changedTexts(editable, typed);
    setSent(texts);
    save.submit({ key, revision, texts });
  }

  if (draft?.publishes_at) return <PublishPanel piece={piece} isDirty={false} publishing={publishing} />;
  return (
    <>
      <Section title={words.edit}>
        <EditorLanguages
          language={language}
          onLanguage={onLanguage}
          wrong={languages.filter((one) => Object.keys(errors).some((name) => name.startsWith(`${one} `)))}
        />
        <form noValidate className="flex flex-col gap-5" onSubmit={submit}>
          {labelled(editable[language]).map(([label, source]) => {
            const field = keyOf(language, source);
            return (
              <MessageField
                key={field}
                label={label}
                language={language}
                source={source}
                text={typed[field] ?? source.original}
                error={errors[field]}
                onChange={(text) => change({ [field]: text })}
              />
            );
          })}
          {save.error?.code === 'content_changed_elsewhere' && (
            <Notice tone="failure">{save.error.message}</Notice>
          )}
          <div className="flex flex-wrap items-center gap-3">
            <Button type="submit" disabled={save.busy || !isDirty}>
              {save.busy ? words.saving : words.save}
            </Button>
            <Button variant="quiet" onClick={() => change(typedOf(editable, noTexts()))}>
              {words.originals}
            </Button>
            {draft && (
              <ConfirmButton
                question={words.discard_question}
                confirm={words.discard}
                variant="quiet"
                busy={discard.busy}
                onConfirm={() => discard.submit({ kind: 'message', key, revision })}
              >
                {words.discard}
              </ConfirmButton>
            )}
          </div>
        </form>
        <UnsavedWords isDirty={isDirty && !save.busy} />
        {save.dialog}
        {discard.dialog}
      </Section>
      {draft && <PublishPanel piece={piece} isDirty={isDirty} publishing={publishing} />}
    </>
  );
}

/** Gives each text a label; paragraphs are numbered. */
function labelled(texts: readonly Editable[]): [string, Editable][] {
  const counts = new Map<string, number>();
  return texts.map((text) => {
    const number = (counts.get(text.part) ?? 0) + 1;
    counts.set(text.part, number);
    const name = partNames[text.part];
    const isNumbered = text.part === 'paragraph' || number > 1;
    return [isNumbered ? `${name} ${number}` : name, text];
  });
}
