import { textsOf } from '@kirdaar/contract/admin/content-texts';
import type { Content } from '@kirdaar/contract/admin/content-words';
import type { Language } from '@kirdaar/contract/rules/languages';
import { Suspense } from 'react';
import { LegalPlaceholders } from '#features/admin/content/LegalPlaceholders.tsx';
import { TranslatedText } from '#features/admin/content/TranslatedText.tsx';
import { textLabel } from '#features/admin/content/text-label.ts';
import { Loading } from '#ui/Loading.tsx';
import { Notice } from '#ui/Notice.tsx';
import * as words from '#words/admin/content.ts';

interface TranslationFormProps {
  content: Content;
  language: Exclude<Language, 'en'>;
  /** Named by the path of the text. */
  errors: Readonly<Record<string, string>>;
  onChange: (content: Content) => void;
}

/** The texts of a piece in another language than English, each beside the English one. */
export function TranslationForm({ content, language, errors, onChange }: TranslationFormProps) {
  const { kind, translations } = content;
  const written = translations?.[language] ?? {};
  const change = (name: string, text: string) =>
    onChange({ ...content, translations: { ...translations, [language]: { ...written, [name]: text } } });
  return (
    <Suspense fallback={<Loading />}>
      <p className="text-muted">{words.translation_lead}</p>
      {textsOf(content).map((text) => (
        <TranslatedText
          key={text.name}
          label={textLabel(kind, text.name)}
          source={text}
          language={language}
          text={written[text.name] ?? ''}
          error={errors[text.name]}
          onChange={(changed) => change(text.name, changed)}
        />
      ))}
      {kind === 'legal' && (
        <>
          <LegalPlaceholders />
          <Notice>{words.english_decides}</Notice>
        </>
      )}
    </Suspense>
  );
}
