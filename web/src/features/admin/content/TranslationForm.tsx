import { type ContentText, textsOf } from '@kirdaar/contract/admin/content-texts';
import type { Content, ContentTranslations } from '@kirdaar/contract/admin/content-words';
import { projectTexts } from '@kirdaar/contract/rules/content';
import type { Language } from '@kirdaar/contract/rules/languages';
import { lazy, Suspense, useId } from 'react';
import { StaffText } from '#features/site/content/StaffText.tsx';
import { Loading } from '#ui/Loading.tsx';
import { Notice } from '#ui/Notice.tsx';
import { TextAreaField } from '#ui/TextAreaField.tsx';
import { TextField } from '#ui/TextField.tsx';
import * as words from '#words/admin/content.ts';

// The rich-text editor is large, and few texts need it.
const RichTextField = lazy(async () => ({
  default: (await import('#features/admin/content/RichTextField.tsx')).RichTextField,
}));

interface TranslationFormProps {
  content: Content;
  language: Exclude<Language, 'en'>;
  errors: Readonly<Record<string, string>>;
  onChange: (content: Content) => void;
}

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

function textLabel(kind: Content['kind'], name: string): string {
  const [, entry = ''] = name.split('.');
  if (kind === 'services') return entry;
  if (kind === 'banners') return words.banner_alt(Number(entry) + 1);
  if (kind === 'plan') return words.feature(Number(entry) + 1);
  if (kind === 'legal') return name === 'lead' ? words.legal_intro : words.legal_text;
  if (kind === 'about') return words.about_text;
  const field = projectTexts.find((text) => text === name);
  return field === undefined || field === 'about_project' ? words.project_about : words.project_lines[field];
}

interface TranslatedTextProps {
  label: string;
  source: ContentText;
  language: Language;
  /** Empty if it is shown in English. */
  text: string;
  error: string | undefined;
  onChange: (text: string) => void;
}

function TranslatedText(props: TranslatedTextProps) {
  const { label, source, language, text, error, onChange } = props;
  if (source.form === 'html') return <TranslatedHtml {...props} />;
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

/** Returns the translations of a piece after its English words were changed: those of a list move with its entries. */
export function followList(before: Content, after: Content): ContentTranslations | undefined {
  const [former, list] = [entriesOf(before), entriesOf(after)];
  if (!before.translations || !former || !list) return before.translations;
  const places = formerPlaces(former, list);
  const moved = Object.entries(before.translations).map(([language, texts]) => {
    const kept = places.flatMap((place, at) => {
      const text = place === undefined ? undefined : texts[pathOf(before, place)];
      return text === undefined ? [] : [[pathOf(before, at), text] as const];
    });
    return [language, Object.fromEntries(kept)];
  });
  return Object.fromEntries(moved);
}

function entriesOf({ kind, words }: Content): string[] | undefined {
  if (kind === 'plan') return words.features;
  return kind === 'banners' ? words.banners.map((banner) => JSON.stringify(banner)) : undefined;
}

function pathOf({ kind }: Content, place: number): string {
  return kind === 'plan' ? `features.${place}` : `banners.${place}.alt`;
}

/** Returns where each entry was before. One alone that differs was edited in its place. */
function formerPlaces(former: readonly string[], list: readonly string[]): (number | undefined)[] {
  const changed = list.filter((entry, place) => entry !== former[place]).length;
  if (former.length === list.length && changed < 2) return list.map((_, place) => place);
  const free = former.map((_, place) => place);
  return list.map((entry) => {
    const at = free.findIndex((place) => former[place] === entry);
    return at < 0 ? undefined : free.splice(at, 1)[0];
  });
}

const placeholders = [
  ['{product}', words.legal_product],
  ['{operator}', words.legal_operator],
  ['{address}', words.legal_address],
  ['{grievance_officer}', words.legal_officer],
] as const;

export function LegalPlaceholders() {
  return (
    <dl className="wrap-anywhere max-w-prose text-sm">
      {placeholders.map(([name, meaning]) => (
        <div key={name} className="py-0.5">
          <dt className="inline font-mono">{name}</dt>
          <dd className="inline text-muted"> {meaning}</dd>
        </div>
      ))}
    </dl>
  );
}
