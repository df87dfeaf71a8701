import { MAX_STAFF_REASON } from '@kirdaar/contract/rules/staff-queue';
import { type SubmitEvent, useState } from 'react';
import type { PendingWrite } from '#api/use-write.ts';
import type { Merged, MergeGiven } from '#features/admin/people/merge-writes.ts';
import { personStateTexts } from '#features/admin/people/person-texts.ts';
import { Button } from '#ui/Button.tsx';
import { Facts } from '#ui/Facts.tsx';
import { formatDateTime } from '#ui/format-date-time.ts';
import { TextAreaField } from '#ui/TextAreaField.tsx';
import * as words from '#words/admin/people.ts';

interface MergeFormProps {
  pair: readonly [Merged, Merged];
  merge: Pick<PendingWrite<MergeGiven>, 'submit' | 'busy' | 'error'>;
}

/** Shows two accounts side by side and asks which one stays, and why. */
export function MergeForm({ pair, merge }: MergeFormProps) {
  const [into, setInto] = useState(pair[0].id);
  const [reason, setReason] = useState('');

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const id = pair.map((account) => account.id).find((one) => one !== into);
    if (id) merge.submit({ id, into, reason });
  }

  return (
    <form noValidate onSubmit={submit} className="mt-6 flex max-w-3xl flex-col gap-4">
      <fieldset>
        <legend className="font-semibold">{words.merge_which}</legend>
        <div className="mt-3 grid grid-cols-2 gap-3 sm:gap-4">
          {pair.map((account, place) => (
            <div
              key={account.id}
              className="min-w-0 rounded-control border border-line p-3 sm:p-4 has-checked:border-accent has-checked:outline-1 has-checked:outline-accent"
            >
              <label className="mb-3 flex min-h-11 cursor-pointer items-center gap-3 font-semibold">
                <input
                  type="radio"
                  name="into"
                  value={account.id}
                  checked={account.id === into}
                  onChange={() => setInto(account.id)}
                  className="size-4 accent-accent"
                />
                {place === 0 ? words.merge_this : words.merge_other}
              </label>
              <Facts facts={factsOf(account)} />
            </div>
          ))}
        </div>
      </fieldset>
      <TextAreaField
        label={words.help_label}
        name="reason"
        required
        rows={2}
        maxLength={MAX_STAFF_REASON}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
        hint={words.merge_reason_hint}
        error={merge.error?.fields.reason}
      />
      <Button type="submit" className="self-start" disabled={merge.busy || reason.trim() === ''}>
        {words.merge_submit}
      </Button>
    </form>
  );
}

function factsOf({ name, email, state, created_at, holdings }: Merged) {
  return [
    [words.fact_name, name],
    [words.fact_email, email],
    [words.fact_state, personStateTexts[state]],
    [words.fact_registered, formatDateTime(created_at)],
    [words.fact_applications, holdings.applications],
    [words.fact_conversations, holdings.conversations],
    [words.fact_media, holdings.media],
    [words.fact_orders, holdings.orders],
    [words.fact_saved_calls, holdings.saved_calls],
    [words.fact_plan, holdings.plan ?? words.fact_none],
  ] as const;
}
