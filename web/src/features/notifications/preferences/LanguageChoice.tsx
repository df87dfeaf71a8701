import { type Language, languageNames, languages } from '@kirdaar/contract/rules/languages';
import { useWrite } from '#api/use-write.ts';
import { preferenceWrites } from '#features/notifications/preferences/preference-writes.ts';
import { SavingState } from '#features/notifications/preferences/SavingState.tsx';
import { useSetting } from '#features/notifications/preferences/use-setting.ts';
import * as common from '#words/ui/common.ts';

/** Language of emails. The change is saved immediately. */
export function LanguageChoice({ language }: { language: Language }) {
  const saving = useWrite(preferenceWrites, 'setLanguage');
  const { value, busy, failure, change, undo } = useSetting(language, saving, saving.submit);
  return (
    <fieldset disabled={busy}>
      <legend className="sr-only">{common.language}</legend>
      <div className="flex flex-wrap gap-x-8">
        {languages.map((one) => (
          <label key={one} className="flex min-h-11 items-center gap-3">
            <input
              type="radio"
              name="language"
              value={one}
              checked={value === one}
              onChange={() => change(one)}
              className="size-5"
            />
            <span lang={one}>{languageNames[one]}</span>
          </label>
        ))}
      </div>
      <SavingState busy={busy} failure={failure} undo={undo} />
    </fieldset>
  );
}
