import type { Reply } from '@kirdaar/contract/api';
import { DAY_MS, dayInIndia } from '@kirdaar/contract/rules/calendar';
import { rupees } from '@kirdaar/contract/rules/payments';
import { MAX_REPORT } from '@kirdaar/contract/rules/reports';
import { useState } from 'react';
import { useWrite } from '#api/use-write.ts';
import { FieldsForm } from '#features/accounts/identity/FieldsForm.tsx';
import { MarkPay } from '#features/bookings/terms/MarkPay.tsx';
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
type Side = 'talent' | 'house';

const link = 'w-fit text-accent underline underline-offset-4';

/** The state of the pay of a booking. After the last day of work each side marks that it came, or disputes it. */
export function PayState({ page, reader }: { page: Page; reader: Side }) {
  const [open, setOpen] = useState<'mark' | 'dispute'>();
  const mayWrite = useMayWrite();
  const today = dayInIndia(new Date());
  const { pay } = page;
  if (!pay) return null;
  const own = pay.disputes.find(({ party }) => party === reader);
  const isDue = pay.marks.length === 0 && reader === 'talent' && pay.due_on < today;
  const mayDispute = !own?.dismissed_at && (isDue || pay.marks.some(({ party }) => party !== reader));
  const isMarked = pay.marks.some(({ party }) => party === reader);
  const form = { page, reader, onClose: () => setOpen(undefined) };
  return (
    <Section title={words.title}>
      <div className="flex flex-col gap-5">
        {linesOf(pay, reader, today).map((line) => (
          <p key={line} className="wrap-anywhere">
            {line}
          </p>
        ))}
        {pay.marks.map(
          ({ party, proof }) =>
            proof && (
              <a key={party} href={proof} target="_blank" rel="noopener noreferrer" className={link}>
                {words.open_proof[party === reader ? 'own' : party]}
              </a>
            ),
        )}
        {mayWrite && !open && pay.last_day <= today && (
          <div className="flex flex-wrap gap-2">
            <Button variant="secondary" onClick={() => setOpen('mark')}>
              {isMarked ? words.correct : words.mark}
            </Button>
            {mayDispute && (
              <Button variant="quiet" onClick={() => setOpen('dispute')}>
                {own ? words.change_dispute : words.dispute}
              </Button>
            )}
          </div>
        )}
        {open === 'mark' && (
          <MarkPay
            id={idOf(page, reader)}
            reader={reader}
            today={today}
            values={startOf(page, reader, today)}
            onClose={form.onClose}
          />
        )}
        {open === 'dispute' && <DisputeForm {...form} />}
        {open && (
          <Button variant="quiet" className="self-start" onClick={form.onClose}>
            {common.cancel}
          </Button>
        )}
      </div>
    </Section>
  );
}

function linesOf({ due_on, marks, disputes }: Pay, reader: Side, today: string): string[] {
  const late = Math.round((Date.parse(today) - Date.parse(due_on)) / DAY_MS);
  const due = late > 0 ? words.overdue(longDay(due_on), late) : words.due(longDay(due_on));
  const sideOf = (party: Side) => (party === reader ? 'own' : party);
  return [
    ...(marks.length === 0 ? [due] : []),
    ...marks.map(({ party, amount_paise, paid_on }) =>
      words.marked[sideOf(party)](rupees(amount_paise), longDay(paid_on)),
    ),
    ...disputes.flatMap(({ party, came_paise, text, dismissed_at }) => [
      words.disputed[sideOf(party)](rupees(came_paise), text),
      ...(dismissed_at ? [words.dismissed] : []),
    ]),
  ];
}

interface FormProps {
  page: Page;
  reader: Side;
  onClose: () => void;
}

/** What the endpoints of a side name: a house the application, a talent the offer. */
function idOf({ application_id, offer }: Page, reader: Side): string {
  return reader === 'house' ? application_id : (offer?.id ?? '');
}

/** What the entry starts with: the former one, or the fee. */
function startOf({ pay, versions }: Page, reader: Side, today: string) {
  const own = pay?.marks.find(({ party }) => party === reader);
  const terms = versions.find(({ sealed_at, ended_at }) => sealed_at && !ended_at)?.terms;
  // Of a fee for a day or an episode, the whole is not known.
  const fee = terms?.per === 'job' ? String(terms.fee) : '';
  return { amount: own ? String(own.amount_paise / 100) : fee, paid_on: own?.paid_on ?? today };
}

function DisputeForm({ page, reader, onClose }: FormProps) {
  const name = reader === 'house' ? 'disputePay' : 'disputeOwnPay';
  const write = useWrite(termsWrites, name, successToast(onClose));
  const own = page.pay?.disputes.find(({ party }) => party === reader);
  return (
    <FieldsForm
      fields={[
        { name: 'came', label: words.came, inputMode: 'numeric', required: true },
        { name: 'text', label: words.wrong, type: 'lines', required: true, maxLength: MAX_REPORT },
      ]}
      values={own && { came: String(own.came_paise / 100), text: own.text }}
      write={{ ...write, submit: (body) => write.submit({ id: idOf(page, reader), body }) }}
      accountRole={reader === 'house' ? 'production' : 'talent'}
      submitLabel={words.dispute}
      busyLabel={common.sending}
      fallbackError={common.save_failed}
      note={<p className="text-muted">{words.dispute_lead}</p>}
    />
  );
}
