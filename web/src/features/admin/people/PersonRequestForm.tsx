import { dayInIndia } from '@kirdaar/contract/rules/calendar';
import {
  PERSON_REQUEST_DAYS,
  personRequestChannels,
  personRequestKinds,
} from '@kirdaar/contract/rules/person-requests';
import { MAX_STAFF_REASON } from '@kirdaar/contract/rules/staff-queue';
import type { SubmitEvent } from 'react';
import {
  personRequestWrites,
  requestChannelTexts,
  requestKindTexts,
} from '#features/admin/people/person-requests.ts';
import { useConfirmedWrite } from '#features/admin/use-confirmed-write.tsx';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { SelectField } from '#ui/SelectField.tsx';
import { TextAreaField } from '#ui/TextAreaField.tsx';
import { TextField } from '#ui/TextField.tsx';
import * as words from '#words/admin/people.ts';

/** Records what a person asked for, in a dialog. */
export function PersonRequestForm({ id, onClose }: { id: string; onClose: () => void }) {
  const write = useConfirmedWrite(personRequestWrites, 'record', { onDone: onClose });
  const errors = write.error?.fields ?? {};

  function record(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    const read = <T extends string>(name: string, list: readonly T[]) =>
      list.find((value) => value === typed.get(name)) ?? list[0];
    const [kind, channel] = [read('kind', personRequestKinds), read('channel', personRequestChannels)];
    if (!kind || !channel) return;
    const received_on = String(typed.get('received_on'));
    write.submit({ id, form: { kind, channel, received_on, note: String(typed.get('note')) } });
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
          labels={requestKindTexts}
          defaultValue="deletion"
          error={errors.kind}
        />
        <SelectField
          label={words.request_channel}
          name="channel"
          required
          options={personRequestChannels}
          labels={requestChannelTexts}
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
