import type { Reply } from '@kirdaar/contract/api';
import { languages } from '@kirdaar/contract/rules/languages';
import { channelNames } from '#features/notifications/dispatch/channel-names.ts';
import { Button } from '#ui/Button.tsx';
import { controlClasses, Field } from '#ui/Field.tsx';
import { languageName } from '#ui/language-name.ts';
import * as words from '#words/notifications/dispatch.ts';
import * as common from '#words/ui/common.ts';

type Shown = Reply<'GET /api/dev/emails'>['shown'];
type Choice = 'template' | 'language' | 'channel';

const labels: Record<Choice, string> = words.choices;
const names: Readonly<Record<string, string>> = {
  ...Object.fromEntries(languages.map((language) => [language, languageName(language)])),
  ...channelNames,
};

interface ChooseEmailProps {
  choices: Record<Choice, readonly string[]>;
  shown: Shown;
}

/**
 * The selection is in the URL. Submitting loads a new document, because the content security policy of that
 * document allows the email's styles.
 */
export function ChooseEmail({ choices, shown }: ChooseEmailProps) {
  return (
    <form className="grid items-end gap-4 sm:grid-cols-[2fr_1fr_1fr_auto]">
      {(['template', 'language', 'channel'] as const).map((name) => (
        <Field key={name} label={labels[name]}>
          {(control) => (
            <select
              {...control}
              name={name}
              defaultValue={shown[name]}
              className={controlClasses}
              onChange={({ currentTarget }) => currentTarget.form?.requestSubmit()}
            >
              {choices[name].map((value) => (
                <option key={value} value={value}>
                  {names[value] ?? value}
                </option>
              ))}
            </select>
          )}
        </Field>
      ))}
      <Button type="submit">{common.show}</Button>
    </form>
  );
}
