import { rupees } from '@kirdaar/contract/rules/payments';
import { refundLimitOf } from '@kirdaar/contract/rules/refund-limits';
import { MAX_STAFF_REASON } from '@kirdaar/contract/rules/staff-queue';
import type { StaffRole } from '@kirdaar/contract/rules/staff-roles';
import { type SubmitEvent, useState } from 'react';
import { useOutletContext } from 'react-router';
import type { ApiError } from '#api/call-api.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { TextAreaField } from '#ui/TextAreaField.tsx';
import { TextField } from '#ui/TextField.tsx';
import * as words from '#words/admin/money.ts';

interface RefundFormProps {
  /** What can still be refunded, in paise. */
  max: number;
  busy: boolean;
  error: ApiError | undefined;
  onSubmit: (form: { amount_paise: number; reason: string }) => void;
  onClose: () => void;
}

export function RefundForm({ max, busy, error, onSubmit, onClose }: RefundFormProps) {
  const { role } = useOutletContext<{ role: StaffRole }>();
  const limit = refundLimitOf(role);
  const highest = Math.min(max, limit?.payment ?? max);
  const [amount, setAmount] = useState(String(highest / 100));
  const [reason, setReason] = useState('');
  const amount_paise = Math.round(Number(amount) * 100);
  const problem =
    Number.isFinite(amount_paise) && amount_paise <= highest ? undefined : words.refund_most(rupees(highest));

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (!problem) onSubmit({ amount_paise, reason });
  }

  return (
    <Dialog title={words.refund} onClose={onClose}>
      <form noValidate onSubmit={submit} className="flex flex-col gap-4">
        <p className="text-muted">
          {words.refund_lead}
          {limit && ` ${words.refund_limit(rupees(limit.payment), rupees(limit.day))}`}
        </p>
        <TextField
          label={words.refund_amount}
          name="amount_paise"
          inputMode="decimal"
          required
          value={amount}
          onChange={({ target }) => setAmount(target.value)}
          error={problem ?? error?.fields.amount_paise}
        />
        <TextAreaField
          label={words.refund_reason}
          name="reason"
          required
          maxLength={MAX_STAFF_REASON}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
          error={error?.fields.reason}
        />
        <Button type="submit" disabled={busy || Boolean(problem) || reason.trim() === ''}>
          {Number.isFinite(amount_paise) && amount_paise > 0
            ? words.refund_submit(rupees(amount_paise))
            : words.refund}
        </Button>
      </form>
    </Dialog>
  );
}
