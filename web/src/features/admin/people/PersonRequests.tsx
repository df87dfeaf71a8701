import type { PersonRequest } from '@kirdaar/contract/admin/people';
import { useState } from 'react';
import { PersonRequestForm } from '#features/admin/people/PersonRequestForm.tsx';
import {
  personRequestWrites,
  requestChannelTexts,
  requestKindTexts,
  requestStateTexts,
} from '#features/admin/people/person-requests.ts';
import { ReasonForm } from '#features/admin/ReasonForm.tsx';
import { useConfirmedWrite } from '#features/admin/use-confirmed-write.tsx';
import { Button } from '#ui/Button.tsx';
import { longDay } from '#ui/day-text.ts';
import { Section } from '#ui/Section.tsx';
import * as words from '#words/admin/people.ts';

/** What a person asked staff for by email or post, and what became of it. */
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
      {records && <PersonRequestForm id={id} onClose={() => setRecords(false)} />}
    </Section>
  );
}

function Request({
  request: { id, kind, channel, received_on, due_on, note, by, state },
}: {
  request: PersonRequest;
}) {
  const [rejects, setRejects] = useState(false);
  const carryOut = useConfirmedWrite(personRequestWrites, 'carryOut');
  const reject = useConfirmedWrite(personRequestWrites, 'reject', { onDone: () => setRejects(false) });
  const name = requestKindTexts[kind];
  return (
    <li>
      <p className="font-semibold">
        {name}: {requestStateTexts[state]}
      </p>
      <p className="text-muted text-sm">
        {words.request_dates(requestChannelTexts[channel], longDay(received_on), longDay(due_on))}
      </p>
      <p className="wrap-anywhere text-sm">
        {by}: {note}
      </p>
      {state === 'open' && (
        <div className="mt-3 flex flex-wrap gap-3">
          <Button disabled={carryOut.busy} onClick={() => carryOut.submit(id)}>
            {kind === 'deletion' ? words.request_delete : words.request_export}
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
          onSubmit={(reason) => reject.submit({ id, reason })}
          onClose={() => setRejects(false)}
        />
      )}
      {carryOut.dialog}
      {reject.dialog}
    </li>
  );
}
