import type { DecisionEmail } from '@kirdaar/contract/applications/decisions';
import { addDays, dayInIndia, instantInIndia } from '@kirdaar/contract/rules/calendar';
import { MAX_MOVES, MAX_REJECTION } from '@kirdaar/contract/rules/limits';
import { type SubmitEvent, useState } from 'react';
import { newRequestId } from '#api/request-id.ts';
import type { useWrite } from '#api/use-write.ts';
import type { decisionWrites } from '#features/applications/decisions/decision-writes.ts';
import { useMayWrite } from '#session/use-may-write.ts';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { formatDateTime } from '#ui/format-date-time.ts';
import { languageName } from '#ui/language-name.ts';
import { TextAreaField } from '#ui/TextAreaField.tsx';
import * as words from '#words/applications/review.ts';

type Write<K extends keyof typeof decisionWrites> = ReturnType<typeof useWrite<typeof decisionWrites, K>>;

interface DecisionGroupProps {
  jobId: string;
  email: DecisionEmail;
  /** Held by the list, because the group disappears once it is sent. */
  sending: Write<'send'>;
  back: Write<'unschedule'>;
}

/** One wording and everyone who gets it, with the ways to send it. */
export function DecisionGroup({ jobId, email, sending, back }: DecisionGroupProps) {
  const { kind, language, subject, paragraphs, people } = email;
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [isWriting, setWriting] = useState(false);
  const mayWrite = useMayWrite();
  const chosen = people.filter(({ application_id }) => !left.has(application_id)).slice(0, MAX_MOVES);
  const application_ids = chosen.map(({ application_id }) => application_id);
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
              {image_url && <img src={image_url} alt="" className="size-9 rounded-full object-cover" />}
              <span>
                {name}
                {send_at && (
                  <span className="block text-muted text-sm">
                    {scheduled_by
                      ? words.goes_by(formatDateTime(send_at), scheduled_by)
                      : words.goes(formatDateTime(send_at))}
                  </span>
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
                onClick={() =>
                  back.submit({
                    jobId,
                    application_ids: scheduled.map(({ application_id }) => application_id),
                  })
                }
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

/** Returns ten in the morning of the next day in India, as an ISO time. */
function tomorrowAtTen(): string {
  return instantInIndia(addDays(dayInIndia(new Date()), 1), '10:00').toISOString();
}
