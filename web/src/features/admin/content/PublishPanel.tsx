import type { ContentPiece } from '@kirdaar/contract/admin/content';
import { dayInIndia, instantInIndia } from '@kirdaar/contract/rules/calendar';
import type { SubmitEvent } from 'react';
import { useStaffWrite } from '#features/admin/use-confirmed-write.tsx';
import { Button } from '#ui/Button.tsx';
import { formatDateTime } from '#ui/format-date-time.ts';
import { Section } from '#ui/Section.tsx';
import { TextField } from '#ui/TextField.tsx';
import * as words from '#words/admin/content.ts';
import * as common from '#words/ui/common.ts';

/** The writes of the panel. The page has them, because the panel goes with the draft that it publishes. */
export function usePublishing() {
  const publish = useStaffWrite('POST /api/admin/content/publish');
  const unschedule = useStaffWrite('POST /api/admin/content/unschedule');
  return { publish, unschedule };
}

interface PublishPanelProps {
  piece: ContentPiece;
  isDirty: boolean;
  publishing: ReturnType<typeof usePublishing>;
}

export function PublishPanel({ piece, isDirty, publishing }: PublishPanelProps) {
  const { kind, key, revision, draft } = piece;
  const { publish, unschedule } = publishing;
  const busy = publish.busy || unschedule.busy;

  function schedule(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    const [day, time] = [String(typed.get('day')), String(typed.get('time'))];
    const at = day && time ? instantInIndia(day, time) : undefined;
    // Without a time the server would publish at once.
    const publishes_at = at && !Number.isNaN(at.getTime()) ? at.toISOString() : 'no-time';
    publish.submit({ body: { kind, key, revision, publishes_at } });
  }

  if (draft?.publishes_at) {
    return (
      <Section title={words.scheduled(formatDateTime(draft.publishes_at))} lead={words.scheduled_lead}>
        <Button
          variant="secondary"
          disabled={busy}
          onClick={() => unschedule.submit({ body: { kind, key, revision } })}
        >
          {words.schedule_cancel}
        </Button>
        {unschedule.dialog}
      </Section>
    );
  }
  if (draft?.waits_for) {
    return (
      <Section
        title={words.publish}
        lead={isDirty ? words.publish_unsaved : words.waits_for[draft.waits_for]}
      >
        {draft.asked_at && <p>{words.approval_asked(formatDateTime(draft.asked_at))}</p>}
        {!draft.asked_at && (
          <Button
            disabled={busy || isDirty}
            onClick={() => publish.submit({ body: { kind, key, revision } })}
          >
            {words.ask_approval}
          </Button>
        )}
        {publish.dialog}
      </Section>
    );
  }
  return (
    <Section title={words.publish} lead={isDirty ? words.publish_unsaved : undefined}>
      <div className="flex flex-col gap-6">
        <Button
          className="self-start"
          disabled={busy || isDirty}
          onClick={() => publish.submit({ body: { kind, key, revision } })}
        >
          {words.publish_now}
        </Button>
        <form
          noValidate
          aria-label={words.publish_later}
          className="flex flex-wrap items-end gap-4"
          onSubmit={schedule}
        >
          <TextField
            label={common.day}
            name="day"
            type="date"
            min={dayInIndia(new Date())}
            error={publish.error?.fields.publishes_at && words.publish_when}
          />
          <TextField label={words.publish_time} name="time" type="time" />
          <Button type="submit" variant="secondary" disabled={busy || isDirty}>
            {words.schedule}
          </Button>
        </form>
      </div>
      {publish.dialog}
    </Section>
  );
}
