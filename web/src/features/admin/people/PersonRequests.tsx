import type { PersonRequest } from '@kirdaar/contract/admin/people';
import type { EndpointInput } from '@kirdaar/contract/api';
import { dayInIndia } from '@kirdaar/contract/rules/calendar';
import { PERSON_REQUEST_DAYS, personRequestKinds } from '@kirdaar/contract/rules/person-requests';
import { MAX_STAFF_REASON } from '@kirdaar/contract/rules/staff-queue';
import { type SubmitEvent, useState } from 'react';
import { ReasonForm } from '#features/admin/ReasonForm.tsx';
import { useStaffWrite } from '#features/admin/use-confirmed-write.tsx';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { longDay } from '#ui/day-text.ts';
import { Section } from '#ui/Section.tsx';
import { SelectField } from '#ui/SelectField.tsx';
import { TextAreaField } from '#ui/TextAreaField.tsx';
import { TextField } from '#ui/TextField.tsx';
import * as words from '#words/admin/people.ts';

export function PersonRequests({ id, requests }: { id: string; requests: readonly PersonRequest[] }) {
  const [records, setRecords] = useState(false);
  return (
    <Section title={words.requests}>
      {requests.length === 0 && <p className="text-muted">{words.requests_none}</p>}
      <ul className="flex flex-col gap-5">
        {requests.map((request) => (
          <Request key={request.id} request={request} />
        ))}
      </ul>
      <Button variant="secondary" className="mt-5" onClick={() => setRecords(true)}>
        {words.request_record}
      </Button>
      {records && <RequestForm id={id} onClose={() => setRecords(false)} />}
    </Section>
  );
}

function Request({ request }: { request: PersonRequest }) {
  const { id, kind, channel, received_on, due_on, note, by, state, recorded_at } = request;
  const [rejects, setRejects] = useState(false);
  const carryOut = useStaffWrite('POST /api/admin/person-requests/:id/carry-out');
  const reject = useStaffWrite('POST /api/admin/person-requests/:id/reject', {
    onDone: () => setRejects(false),
  });
  const name = words.request_kinds[kind];
  return (
    <li>
      <p className="font-semibold">
        {name}: {words.request_states[state]}
      </p>
      <p className="text-muted text-sm">
        {words.request_dates(words.request_channels[channel], longDay(received_on), longDay(due_on))}
      </p>
      <p className="wrap-anywhere whitespace-pre-line text-sm">{by ? `${by}: ${note}` : note}</p>
      {state === 'open' && (
        <div className="mt-3 flex flex-wrap gap-3">
          <Button
            disabled={carryOut.busy}
            onClick={() => carryOut.submit({ params: { id }, body: { recorded_at } })}
          >
            {carryOutLabels[kind]}
          </Button>
          <Button variant="secondary" disabled={reject.busy} onClick={() => setRejects(true)}>
            {words.request_reject}
          </Button>
        </div>
      )}
      {rejects && (
        <ReasonForm
          title={words.request_reject_title(name)}
          label={words.request_reject_label}
          submitLabel={words.request_reject_submit}
          suggestions={[words.request_reject_reason]}
          busy={reject.busy}
          error={reject.error}
          onSubmit={(reason) => reject.submit({ params: { id }, body: { recorded_at, reason } })}
          onClose={() => setRejects(false)}
        />
      )}
      {carryOut.dialog}
      {reject.dialog}
    </li>
  );
}

const carryOutLabels: Record<PersonRequest['kind'], string> = {
  deletion: words.request_delete,
  export: words.request_export,
  correction: words.request_carried_out,
  objection: words.request_carried_out,
  appeal: words.request_carried_out,
};

function RequestForm({ id, onClose }: { id: string; onClose: () => void }) {
  const write = useStaffWrite('POST /api/admin/people/:id/requests', { onDone: onClose });
  const errors = write.error?.fields ?? {};

  function record(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = Object.fromEntries(new FormData(event.currentTarget));
    // The fields of the form have the names of the body's; the server rejects an empty choice.
    const body = typed as EndpointInput<'POST /api/admin/people/:id/requests', File>['body'];
    write.submit({ params: { id }, body });
  }

  return (
    <Dialog title={words.request_record} onClose={onClose}>
      <form noValidate onSubmit={record} className="flex flex-col gap-4">
        <p className="text-muted">{words.request_due(PERSON_REQUEST_DAYS)}</p>
        <SelectField
          label={words.request_kind}
          name="kind"
          required
          options={personRequestKinds}
          labels={words.request_kinds}
          defaultValue="deletion"
          error={errors.kind}
        />
        <SelectField
          label={words.request_channel}
          name="channel"
          required
          options={['email', 'post']}
          labels={words.request_channels}
          defaultValue="email"
          error={errors.channel}
        />
        <TextField
          label={words.request_received}
          name="received_on"
          type="date"
          required
          max={dayInIndia(new Date())}
          defaultValue={dayInIndia(new Date())}
          error={errors.received_on}
        />
        <TextAreaField
          label={words.request_note}
          name="note"
          required
          rows={3}
          maxLength={MAX_STAFF_REASON}
          error={errors.note}
        />
        <Button type="submit" disabled={write.busy}>
          {words.request_submit}
        </Button>
      </form>
    </Dialog>
  );
}
