import type { GuardedChild } from '@kirdaar/contract/accounts/guardians';
import { dayInIndia } from '@kirdaar/contract/rules/calendar';
import { languageNames } from '@kirdaar/contract/rules/notification-texts';
import { longDay } from '#ui/day-text.ts';

/** Every consent that a guardian has given for a child. */
export function ConsentHistory({ consents }: Pick<GuardedChild, 'consents'>) {
  if (consents.length === 0) return null;
  return (
    <details>
      <summary className="min-h-11 w-fit cursor-pointer content-center font-semibold">Your consents</summary>
      <ul className="flex list-disc flex-col gap-1.5 pl-5">
        {consents.map(({ version, language, consented_at, withdrawn_at }) => (
          <li key={consented_at}>
            Given on {day(consented_at)}, version {version} of the text in {languageNames[language]}
            {withdrawn_at && `, withdrawn on ${day(withdrawn_at)}`}
          </li>
        ))}
      </ul>
    </details>
  );
}

function day(instant: string): string {
  return longDay(dayInIndia(new Date(instant)));
}
