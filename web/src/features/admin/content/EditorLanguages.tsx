import { type Language, languageNames, languages } from '@kirdaar/contract/rules/languages';
import { Button } from '#ui/Button.tsx';
import * as words from '#words/admin/content.ts';

interface EditorLanguagesProps {
  language: Language;
  onLanguage: (language: Language) => void;
  /** The languages in which something is wrong. */
  wrong: readonly Language[];
}

/** Chooses the language in which a text is edited. */
export function EditorLanguages({ language, onLanguage, wrong }: EditorLanguagesProps) {
  return (
    <fieldset className="mb-5 flex flex-wrap gap-3">
      <legend className="sr-only">{words.language}</legend>
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
