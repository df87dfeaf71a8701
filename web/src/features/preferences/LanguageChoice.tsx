import { languageNames } from '@kirdaar/contract/rules/message-words';
import { type Language, languages } from '@kirdaar/contract/rules/messages';
import { call } from '#api/call.ts';
import { SavingState } from '#features/preferences/SavingState.tsx';
import { useSaving } from '#features/preferences/use-saving.ts';

/** In which language letters are written; saved as it is chosen. */
export function LanguageChoice({ language }: { language: Language }) {
  const { value, busy, failure, change, undo } = useSaving(language, (next) =>
    call('PUT /api/preferences/language', { body: { language: next } }),
  );
  return (
    <fieldset disabled={busy}>
      <legend className="sr-only">Language</legend>
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
