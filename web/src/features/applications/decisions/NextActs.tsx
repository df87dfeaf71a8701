import { Link } from 'react-router';
import type { Decisions } from '#features/applications/decisions/find-decisions.ts';
import { housePath } from '#house-paths.ts';
import { ButtonLink } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';

/** What the stages of some applicants still need: an invitation to an audition, or an offer. */
export function NextActs({ jobId, decisions }: { jobId: string; decisions: Decisions }) {
  const { to_invite, to_offer } = decisions;
  return (
    <>
      {to_invite.length > 0 && (
        <Card className="flex flex-wrap items-center justify-between gap-3 p-5">
          <div>
            <h2 className="text-xl">Not invited yet</h2>
            <p className="mt-1">{namesOf(to_invite)} moved to auditions, without an invitation so far.</p>
          </div>
          <ButtonLink to={housePath('auditions', { id: jobId })}>Choose times and invite</ButtonLink>
        </Card>
      )}
      {to_offer.length > 0 && (
        <Card className="flex flex-col gap-2 p-5">
          <h2 className="text-xl">No offer yet</h2>
          <p>A role is taken once the talent accepts your offer.</p>
          <ul>
            {to_offer.map(({ application_id, talent_id, name }) => (
              <li key={application_id}>
                <Link
                  to={housePath('applicationDetails', { id: talent_id })}
                  className="inline-flex min-h-11 items-center font-semibold text-accent underline-offset-4 hover:underline"
                >
                  Make {name} an offer
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
  if (people.length > SHOWN) names.push(`${people.length - SHOWN} more`);
  return new Intl.ListFormat('en-IN').format(names);
}
