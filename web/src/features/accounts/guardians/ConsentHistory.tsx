import type { GuardedChild } from '@kirdaar/contract/accounts/guardians';
import { dayInIndia } from '@kirdaar/contract/rules/calendar';
import { longDay } from '#ui/day-text.ts';
import { languageName } from '#ui/language-name.ts';
import * as words from '#words/accounts/guardians.ts';
import * as common from '#words/ui/common.ts';

/** Every consent that a guardian has given for a child. */
export function ConsentHistory({ consents }: Pick<GuardedChild, 'consents'>) {
  if (consents.length === 0) return null;
  return (
    <details>
      <summary className="min-h-11 w-fit cursor-pointer content-center font-semibold">
        {common.consents}
      </summary>
      <ul className="flex list-disc flex-col gap-1.5 pl-5">
        {consents.map(({ version, language, consented_at, withdrawn_at }) => (
          <li key={consented_at}>
            {withdrawn_at
              ? words.consent_withdrawn(day(consented_at), version, languageName(language), day(withdrawn_at))
              : words.consent_given(day(consented_at), version, languageName(language))}
          </li>
        ))}
      </ul>
    </details>
  );
}

function day(instant: string): string {
  return longDay(dayInIndia(new Date(instant)));
}
