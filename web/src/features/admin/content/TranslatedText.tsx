import type { ContentText } from '@kirdaar/contract/admin/content-texts';
import type { Language } from '@kirdaar/contract/rules/languages';
import { lazy, useId } from 'react';
import { StaffText } from '#features/site/content/StaffText.tsx';
import { TextAreaField } from '#ui/TextAreaField.tsx';
import { TextField } from '#ui/TextField.tsx';
import * as words from '#words/admin/content.ts';

// The rich-text editor is large, and few texts need it.
const RichTextField = lazy(async () => {
  const { RichTextField: Field } = await import('#features/admin/content/RichTextField.tsx');
  return { default: Field };
});

interface TranslatedTextProps {
  label: string;
  source: ContentText;
  language: Language;
  /** Empty if it is shown in English. */
  text: string;
  error: string | undefined;
  onChange: (text: string) => void;
}

/** One text in another language, with the English one. */
export function TranslatedText({ label, source, language, text, error, onChange }: TranslatedTextProps) {
  if (source.form === 'html')
    return <TranslatedHtml {...{ label, source, language, text, error, onChange }} />;
  const Field = source.form === 'line' ? TextField : TextAreaField;
  return (
    <Field
      label={label}
      name={source.name}
      lang={language}
      maxLength={source.max}
      hint={
        <>
          {text === '' && <ShownInEnglish />}
          <span lang="en" className="block whitespace-pre-line">
            {source.english}
          </span>
        </>
      }
      value={text}
      onChange={({ target }: { target: { value: string } }) => onChange(target.value)}
      error={error}
    />
  );
}

function TranslatedHtml({ label, source, language, text, error, onChange }: TranslatedTextProps) {
  const heading = useId();
  return (
    <div>
      <p id={heading} className="mb-2 flex flex-wrap items-center gap-x-3 font-semibold text-sm">
        {label}
        {text === '' && <ShownInEnglish />}
      </p>
      <RichTextField
        label={label}
        language={language}
        html={text}
        error={error}
        // The editor writes an empty text as an empty paragraph.
        onChange={(html) => onChange(/[^\s<>]/.test(html.replace(/<[^>]*>/g, '')) ? html : '')}
      />
      <details className="mt-3">
        <summary className="min-h-9 cursor-pointer font-semibold text-accent">{words.english_text}</summary>
        <div lang="en" className="mt-2 rounded-card border border-line bg-sunken p-4">
          <StaffText html={source.english} />
        </div>
      </details>
    </div>
  );
}

function ShownInEnglish() {
  return (
    <span className="mr-2 inline-block rounded-full bg-marigold-wash px-2.5 py-0.5 font-semibold text-ink text-xs">
      {words.shown_in_english}
    </span>
  );
}
