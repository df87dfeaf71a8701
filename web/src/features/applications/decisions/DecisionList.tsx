import { Link } from 'react-router';
import { useWrite } from '#api/use-write.ts';
import { DecisionGroup } from '#features/applications/decisions/DecisionGroup.tsx';
import { type Decisions, decisionWrites } from '#features/applications/decisions/decision-writes.ts';
import { resultToasts } from '#features/houses/team/result-toasts.ts';
import { housePath } from '#house-paths.ts';
import { useMayWrite } from '#session/use-may-write.ts';
import { ButtonLink } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { Notice } from '#ui/Notice.tsx';
import { Switch } from '#ui/Switch.tsx';
import * as language from '#words/app/language.ts';
import * as words from '#words/applications/review.ts';
import * as common from '#words/ui/common.ts';

/** The emails of a casting call that wait, one block for each wording. */
export function DecisionList({ jobId, decisions }: { jobId: string; decisions: Decisions }) {
  const { emails, total, sends_shortlists } = decisions;
  const listed = emails.reduce((sum, { people }) => sum + people.length, 0);
  const setting = useWrite(decisionWrites, 'sendShortlists', resultToasts(common.save_failed));
  const sending = useWrite(decisionWrites, 'send', resultToasts(words.decisions_send_failed));
  const back = useWrite(decisionWrites, 'unschedule', resultToasts(words.cancel_failed));
  const isOwner = useMayWrite('owner');
  return (
    <div className="flex flex-col gap-6">
      {emails.length === 0 && <Notice>{words.decisions_empty}</Notice>}
      {emails.map((email) => (
        <DecisionGroup
          key={[email.kind, email.language, email.paragraphs.join(' ')].join('|')}
          jobId={jobId}
          email={email}
          sending={sending}
          back={back}
        />
      ))}
      {listed < total && <p className="text-muted">{words.more_follow(total - listed)}</p>}
      <NextActs jobId={jobId} decisions={decisions} />
      {isOwner && (
        <Switch
          label={words.automatic}
          hint={words.automatic_hint}
          on={sends_shortlists}
          busy={setting.busy}
          onSwitch={setting.submit}
        />
      )}
    </div>
  );
}

/** What the stages of some applicants still need: an invitation to an audition, or an offer. */
function NextActs({ jobId, decisions }: { jobId: string; decisions: Decisions }) {
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
