import type { Reply } from '@kirdaar/contract/api';
import { DAY_MS, dayInIndia } from '@kirdaar/contract/rules/calendar';
import { rupees } from '@kirdaar/contract/rules/payments';
import { useState } from 'react';
import { useWrite } from '#api/use-write.ts';
import { FieldsForm } from '#features/accounts/identity/FieldsForm.tsx';
import { termsWrites } from '#features/bookings/terms/terms-writes.ts';
import { successToast } from '#features/houses/team/result-toasts.ts';
import { useMayWrite } from '#session/use-may-write.ts';
import { Button } from '#ui/Button.tsx';
import { longDay } from '#ui/day-text.ts';
import { Section } from '#ui/Section.tsx';
import * as words from '#words/bookings/pay.ts';
import * as common from '#words/ui/common.ts';

type Page = Pick<Reply<'GET /api/user/offers/:id/terms'>, 'application_id' | 'offer' | 'pay' | 'versions'>;
type Pay = NonNullable<Page['pay']>;
export type Side = 'talent' | 'house';

/** The state of the pay of a booking. After the last day of work, each side marks that it came. */
export function PayState({ page, reader }: { page: Page; reader: Side }) {
  const [isOpen, setOpen] = useState(false);
  const mayWrite = useMayWrite();
  const today = dayInIndia(new Date());
  const { pay } = page;
  if (!pay) return null;
  const own = pay.marks.find(({ party }) => party === reader);
  return (
    <Section title={words.title}>
      <div className="flex flex-col gap-5">
        {linesOf(pay, reader, today).map((line) => (
          <p key={line}>{line}</p>
        ))}
        {mayWrite && pay.last_day <= today && !isOpen && (
          <Button variant="secondary" className="self-start" onClick={() => setOpen(true)}>
            {own ? words.correct : words.mark}
          </Button>
        )}
        {isOpen && <MarkForm page={page} reader={reader} today={today} onSaved={() => setOpen(false)} />}
      </div>
    </Section>
  );
}

function linesOf({ due_on, marks }: Pay, reader: Side, today: string): string[] {
  const late = Math.round((Date.parse(today) - Date.parse(due_on)) / DAY_MS);
  if (marks.length === 0)
    return [late > 0 ? words.overdue(longDay(due_on), late) : words.due(longDay(due_on))];
  return marks.map(({ party, amount_paise, paid_on }) =>
    words.marked[party === reader ? 'own' : party](rupees(amount_paise), longDay(paid_on)),
  );
}

interface FormProps {
  page: Page;
  reader: Side;
  today: string;
  onSaved: () => void;
}

function MarkForm({ page: { application_id, offer, pay, versions }, reader, today, onSaved }: FormProps) {
  const write = useWrite(termsWrites, reader === 'house' ? 'markPay' : 'markOwnPay', successToast(onSaved));
  const own = pay?.marks.find(({ party }) => party === reader);
  const terms = versions.find(({ sealed_at, ended_at }) => sealed_at && !ended_at)?.terms;
  // Of a fee for a day or an episode, the whole is not known.
  const fee = terms?.per === 'job' ? String(terms.fee) : '';
  const id = reader === 'house' ? application_id : (offer?.id ?? '');
  return (
    <FieldsForm
      fields={[
        { name: 'amount', label: words.amount, inputMode: 'numeric', required: true },
        { name: 'paid_on', label: words.paid_on, type: 'date', required: true, max: today },
      ]}
      values={{
        amount: own ? String(Math.round(own.amount_paise / 100)) : fee,
        paid_on: own?.paid_on ?? today,
      }}
      write={{ ...write, submit: (body) => write.submit({ id, body }) }}
      accountRole={reader === 'house' ? 'production' : 'talent'}
      submitLabel={words.mark}
      busyLabel={common.saving}
      fallbackError={common.save_failed}
    />
  );
}
