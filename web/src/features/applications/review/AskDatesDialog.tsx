import { addDays, dayInIndia } from '@kirdaar/contract/rules/calendar';
import { useState } from 'react';
import { serverMessage } from '#api/server-message.ts';
import { useWrite } from '#api/use-write.ts';
import { reviewWrites } from '#features/applications/review/review-writes.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { Notice } from '#ui/Notice.tsx';
import { TextField } from '#ui/TextField.tsx';
import { showToast } from '#ui/toast-list.ts';
import * as words from '#words/bookings/holds.ts';
import * as common from '#words/ui/common.ts';

interface AskDatesDialogProps {
  jobId: string;
  applications: readonly string[];
  onClose: () => void;
}

/** Asks the chosen applicants whether they are free on some days. */
export function AskDatesDialog({ jobId, applications, onClose }: AskDatesDialogProps) {
  const [today] = useState(() => dayInIndia(new Date()));
  const [from, setFrom] = useState('');
  const [until, setUntil] = useState('');
  const asking = useWrite(reviewWrites, 'askDates', {
    onDone: ({ message }) => {
      showToast('success', message);
      onClose();
    },
  });
  const fields = asking.error?.fields ?? {};
  return (
    <Dialog title={words.days_ask_title(applications.length)} onClose={onClose}>
      <form
        noValidate
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          const body = { from, until: until || from, applications: [...applications] };
          asking.submit({ jobId, body });
        }}
      >
        <p className="max-w-prose text-muted">{words.days_ask_lead}</p>
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField
            label={words.first_day}
            name="from"
            type="date"
            required
            min={today}
            value={from}
            onChange={({ currentTarget }) => setFrom(currentTarget.value)}
            error={fields.from}
          />
          <TextField
            label={words.last_day}
            name="until"
            type="date"
            min={from || addDays(today, 1)}
            value={until}
            onChange={({ currentTarget }) => setUntil(currentTarget.value)}
            error={fields.from ? undefined : fields.until}
          />
        </div>
        {asking.error && !fields.from && !fields.until && (
          <Notice tone="failure">{serverMessage(asking.error, words.days_ask_failed)}</Notice>
        )}
        <div className="flex flex-wrap gap-3">
          <Button type="submit" disabled={asking.busy}>
            {asking.busy ? common.sending : words.days_ask_send}
          </Button>
          <Button variant="quiet" onClick={onClose}>
            {common.cancel}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
