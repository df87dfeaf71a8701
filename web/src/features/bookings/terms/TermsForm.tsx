import type { Reply } from '@kirdaar/contract/api';
import { addDays, dayInIndia } from '@kirdaar/contract/rules/calendar';
import { MAX_LINE, MAX_TEXT } from '@kirdaar/contract/rules/limits';
import { feeUnits } from '@kirdaar/contract/rules/terms';
import { useState } from 'react';
import { useWrite } from '#api/use-write.ts';
import { CodeForm } from '#features/accounts/identity/CodeForm.tsx';
import { FieldsForm } from '#features/accounts/identity/FieldsForm.tsx';
import { termsWrites } from '#features/bookings/terms/terms-writes.ts';
import { successToast } from '#features/houses/team/result-toasts.ts';
import { Button } from '#ui/Button.tsx';
import * as offers from '#words/auditions/offers.ts';
import { first_day, last_day } from '#words/bookings/holds.ts';
import { term_texts } from '#words/bookings/terms.ts';
import * as words from '#words/bookings/terms-page.ts';
import * as common from '#words/ui/common.ts';

type HousePage = Reply<'GET /api/production/applications/:id/terms'>;

const { labels } = term_texts;
const number = { inputMode: 'numeric', required: true } as const;
const offerFields = [
  { name: 'answer_by', label: offers.field_answer_by, type: 'date', required: true },
  {
    name: 'message',
    label: offers.field_message,
    type: 'lines',
    required: true,
    maxLength: MAX_TEXT,
    wide: true,
  },
] as const;
const usualFields = [
  { name: 'fee', label: words.fee, ...number },
  { name: 'per', label: words.per, options: feeUnits, labels: words.units, required: true },
  { name: 'from', label: first_day, type: 'date', required: true },
  { name: 'until', label: last_day, type: 'date', required: true },
  { name: 'pay_days', label: words.pay_days, hint: words.pay_days_hint, ...number },
] as const;
const moreFields = [
  { name: 'work_days', label: labels.work_days, hint: words.work_days_hint, inputMode: 'numeric' },
  { name: 'hours', label: labels.hours, inputMode: 'numeric' },
  ...(['travel', 'usage', 'usage_time', 'credit', 'cancellation'] as const).map((name) => {
    return { name, label: labels[name], maxLength: MAX_LINE } as const;
  }),
] as const;
const backupField = { name: 'then_backup', label: words.then_backup, type: 'tick', wide: true } as const;

const DAYS_TO_ANSWER = 3;
const PAY_DAYS = 30;

/** What the form starts with: the last version, or else what the casting call says. */
function valuesOf({ role, versions: [last] }: HousePage): Record<string, string> {
  const { fee, per, city, ...days } = role;
  const known = last
    ? { ...last.terms, from: last.from, until: last.until }
    : { fee, per, travel: city, ...days };
  const answer_by = addDays(dayInIndia(new Date()), DAYS_TO_ANSWER);
  const all = { message: words.message, answer_by, pay_days: PAY_DAYS, ...known };
  return Object.fromEntries(Object.entries(all).map(([name, value]) => [name, String(value ?? '')]));
}

interface TermsFormProps {
  page: HousePage;
  act: 'send' | 'change';
  onSent?: () => void;
}

/** The house fills in the terms, and then signs them with a code, which sends them. */
export function TermsForm({ page, act, onSent }: TermsFormProps) {
  const id = page.application_id;
  const [values, setValues] = useState(() => valuesOf(page));
  const [more, setMore] = useState(false);
  const [isChecked, setChecked] = useState(false);
  const checking = useWrite(termsWrites, 'check', { onDone: () => setChecked(true) });
  const resending = useWrite(termsWrites, 'check');
  const sending = useWrite(termsWrites, act, successToast(onSent));
  const isFilled = sending.error?.code === 'positions_filled';
  const sign = (otp: string) => sending.submit({ id, body: { ...values, otp }, confirm: isFilled });
  if (isChecked) {
    return (
      <div className="flex flex-col gap-5">
        <CodeForm
          lead={checking.reply?.message}
          write={{ ...sending, submit: sign }}
          resend={{ ...resending, submit: () => resending.submit({ id, body: values }) }}
          accountRole="production"
          action={isFilled ? offers.offer_send_anyway : words.sign_and_send}
        />
        <Button variant="quiet" className="self-start" onClick={() => setChecked(false)}>
          {words.back}
        </Button>
      </div>
    );
  }
  const ofOffer = act === 'send' ? [...offerFields, backupField] : [];
  return (
    <FieldsForm
      fields={[...usualFields, ...(more ? moreFields : []), ...ofOffer]}
      values={values}
      write={{
        ...checking,
        submit: (typed) => {
          const ticked = typed.then_backup === '1' && { then_backup: '1' };
          const next = { ...values, ...typed, then_backup: '', ...ticked };
          setValues(next);
          checking.submit({ id, body: next });
        },
      }}
      accountRole="production"
      submitLabel={words.continue_to_sign}
      busyLabel={common.sending}
      fallbackError={offers.offer_failed}
      note={
        !more && (
          <Button type="button" variant="quiet" className="self-start" onClick={() => setMore(true)}>
            {words.more}
          </Button>
        )
      }
    />
  );
}
