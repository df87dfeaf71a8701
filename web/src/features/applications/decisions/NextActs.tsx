import { Link } from 'react-router';
import type { Decisions } from '#features/applications/decisions/find-decisions.ts';
import { housePath } from '#house-paths.ts';
import { ButtonLink } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import * as language from '#words/app/language.ts';
import * as words from '#words/applications/review.ts';

/** What the stages of some applicants still need: an invitation to an audition, or an offer. */
export function NextActs({ jobId, decisions }: { jobId: string; decisions: Decisions }) {
  const { to_invite, to_offer } = decisions;
  return (
    <>
      {to_invite.length > 0 && (
        <Card className="flex flex-wrap items-center justify-between gap-3 p-5">
          <div>
            <h2 className="text-xl">{words.to_invite}</h2>
            <p className="mt-1">{words.to_invite_text(namesOf(to_invite))}</p>
          </div>
          <ButtonLink to={housePath('auditions', { id: jobId })}>{words.to_invite_do}</ButtonLink>
        </Card>
      )}
      {to_offer.length > 0 && (
        <Card className="flex flex-col gap-2 p-5">
          <h2 className="text-xl">{words.to_offer}</h2>
          <p>{words.to_offer_text}</p>
          <ul>
            {to_offer.map(({ application_id, talent_id, name }) => (
              <li key={application_id}>
                <Link
                  to={housePath('applicationDetails', { id: talent_id })}
                  className="inline-flex min-h-11 items-center font-semibold text-accent underline-offset-4 hover:underline"
                >
                  {words.to_offer_do(name)}
                </Link>
              </li>
            ))}
          </ul>
        </Card>
      )}
    </>
  );
}

const SHOWN = 5;

function namesOf(people: readonly { name: string }[]): string {
  const names = people.slice(0, SHOWN).map(({ name }) => name);
  if (people.length > SHOWN) names.push(words.to_invite_more(people.length - SHOWN));
  return new Intl.ListFormat(language.locale).format(names);
}
