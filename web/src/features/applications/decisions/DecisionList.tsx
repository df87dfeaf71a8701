import type { DecisionEmail } from '@kirdaar/contract/applications/decisions';
import { addDays, dayInIndia, instantInIndia } from '@kirdaar/contract/rules/calendar';
import { MAX_MOVES, MAX_REJECTION } from '@kirdaar/contract/rules/limits';
import { type SubmitEvent, useState } from 'react';
import { Link } from 'react-router';
import { focusClass } from '#api/renditions.ts';
import { newRequestId } from '#api/request-id.ts';
import { useWrite } from '#api/use-write.ts';
import { type Decisions, decisionWrites } from '#features/applications/decisions/decision-writes.ts';
import { resultToasts } from '#features/houses/team/result-toasts.ts';
import { housePath } from '#house-paths.ts';
import { useMayWrite } from '#session/use-may-write.ts';
import { Button, ButtonLink } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { formatDateTime } from '#ui/format-date-time.ts';
import { languageName } from '#ui/language-name.ts';
import { Notice } from '#ui/Notice.tsx';
import { Switch } from '#ui/Switch.tsx';
import { TextAreaField } from '#ui/TextAreaField.tsx';
import * as language from '#words/app/language.ts';
import * as words from '#words/applications/review.ts';
import * as common from '#words/ui/common.ts';

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
                  className="link inline-flex min-h-11 items-center"
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
  if (people.length > SHOWN) names.push(common.more(people.length - SHOWN));
  return new Intl.ListFormat(language.locale).format(names);
}

type Write<K extends keyof typeof decisionWrites> = ReturnType<typeof useWrite<typeof decisionWrites, K>>;

interface DecisionGroupProps {
  jobId: string;
  email: DecisionEmail;
  /** Held by the list, because the group disappears once it is sent. */
  sending: Write<'send'>;
  back: Write<'unschedule'>;
}

function DecisionGroup({ jobId, email, sending, back }: DecisionGroupProps) {
  const { kind, language, subject, paragraphs, people } = email;
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [isWriting, setWriting] = useState(false);
  const mayWrite = useMayWrite();
  const chosen = people.filter(({ application_id }) => !left.has(application_id)).slice(0, MAX_MOVES);
  const application_ids = idsOf(chosen);
  const scheduled = people.filter(({ send_at }) => send_at !== null);

  function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget, event.submitter);
    const text = isWriting ? String(form.get('text')) : undefined;
    const send_at = form.get('when') === 'tomorrow' ? tomorrowAtTen() : undefined;
    sending.submit({ jobId, body: { request_id: newRequestId(), application_ids, send_at, text } });
  }
  function toggle(id: string) {
    setLeft((before) => {
      const next = new Set(before);
      if (!next.delete(id)) next.add(id);
      return next;
    });
  }

  return (
    <Card className="flex flex-col gap-4 p-5">
      <h2 className="text-xl">
        {words.group(words.decisions_kinds[kind], people.length, languageName(language))}
      </h2>
      <blockquote lang={language} className="flex flex-col gap-2 rounded-control bg-sunken px-4 py-3 text-sm">
        <p className="font-semibold">{subject}</p>
        {!isWriting &&
          paragraphs.map((text) => (
            <p key={text} className="wrap-anywhere">
              {text}
            </p>
          ))}
      </blockquote>
      <ul className="flex flex-wrap gap-x-5 gap-y-1">
        {people.map(({ application_id, name, image_url, send_at, scheduled_by }) => (
          <li key={application_id}>
            <label className="flex min-h-11 items-center gap-2">
              <input
                type="checkbox"
                checked={!left.has(application_id)}
                onChange={() => toggle(application_id)}
                disabled={!mayWrite}
                className="size-5"
              />
              {image_url && (
                <img
                  src={image_url}
                  alt=""
                  className={`size-9 rounded-full object-cover ${focusClass(image_url)}`}
                />
              )}
              <span>
                {name}
                {send_at && (
                  <span className="block text-muted text-sm">{goesText(send_at, scheduled_by)}</span>
                )}
              </span>
            </label>
          </li>
        ))}
      </ul>
      {mayWrite && (
        <form noValidate onSubmit={send} className="flex flex-col gap-3">
          {isWriting && (
            <TextAreaField
              name="text"
              label={words.own_text}
              required
              rows={4}
              maxLength={MAX_REJECTION}
              error={sending.error?.fields.text}
            />
          )}
          <div className="flex flex-wrap gap-3">
            <Button type="submit" name="when" value="now" disabled={sending.busy || chosen.length === 0}>
              {words.send_now(chosen.length)}
            </Button>
            <Button
              type="submit"
              name="when"
              value="tomorrow"
              variant="secondary"
              disabled={sending.busy || chosen.length === 0}
            >
              {words.send_tomorrow}
            </Button>
            {kind === 'not_selected' && !isWriting && (
              <Button variant="quiet" onClick={() => setWriting(true)}>
                {words.own_text_write}
              </Button>
            )}
            {scheduled.length > 0 && (
              <Button
                variant="quiet"
                disabled={back.busy}
                onClick={() => back.submit({ jobId, application_ids: idsOf(scheduled) })}
              >
                {words.decisions_cancel}
              </Button>
            )}
          </div>
        </form>
      )}
    </Card>
  );
}

function goesText(send_at: string, by: string | null): string {
  const time = formatDateTime(send_at);
  return by ? words.goes_by(time, by) : words.goes(time);
}

function idsOf(people: DecisionEmail['people']): string[] {
  return people.map(({ application_id }) => application_id);
}

/** Returns ten in the morning of the next day in India, as an ISO time. */
function tomorrowAtTen(): string {
  return instantInIndia(addDays(dayInIndia(new Date()), 1), '10:00').toISOString();
}
