import type { Reply } from '@kirdaar/contract/api';
import { channelNames } from '#features/messages/channel-names.ts';
import { Button } from '#ui/Button.tsx';
import { controlLook, Field } from '#ui/Field.tsx';

type Shown = Reply<'GET /api/dev/letters'>['shown'];
type Choice = 'letter' | 'language' | 'channel';

const labels: Record<Choice, string> = { letter: 'Letter', language: 'Language', channel: 'Channel' };
const words: Readonly<Record<string, string>> = { en: 'English', hi: 'Hindi', ...channelNames };

interface ChooseLetterProps {
  choices: Record<Choice, readonly string[]>;
  shown: Shown;
}

/** The choice stands in the address. It loads a document of its own, whose policy lets the letter have its styles. */
export function ChooseLetter({ choices, shown }: ChooseLetterProps) {
  return (
    <form className="grid items-end gap-4 sm:grid-cols-[2fr_1fr_1fr_auto]">
      {(['letter', 'language', 'channel'] as const).map((name) => (
        <Field key={name} label={labels[name]}>
          {(control) => (
            <select
              {...control}
              name={name}
              defaultValue={shown[name]}
              className={controlLook}
              onChange={({ currentTarget }) => currentTarget.form?.requestSubmit()}
            >
              {choices[name].map((value) => (
                <option key={value} value={value}>
                  {words[value] ?? value}
                </option>
              ))}
            </select>
          )}
        </Field>
      ))}
      <Button type="submit">Show</Button>
    </form>
  );
}
