import type { StaffRole } from '@kirdaar/contract/rules/staff-roles';
import { mayActAsStaff } from '@kirdaar/contract/rules/staff-roles';
import { type SubmitEvent, useState } from 'react';
import { useOutletContext } from 'react-router';
import { useStaffWrite } from '#features/admin/use-confirmed-write.tsx';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { TextField } from '#ui/TextField.tsx';
import * as words from '#words/admin/money.ts';

/** Matches a payment by its id at the gateway to an order that is not paid. */
export function MatchPayment({ id }: { id: string }) {
  const { role } = useOutletContext<{ role: StaffRole }>();
  const [asks, setAsks] = useState(false);
  const write = useStaffWrite('POST /api/admin/orders/:id/match', { onDone: () => setAsks(false) });
  if (!mayActAsStaff(role, { staff: ['finance'] })) return null;

  function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get('gateway_payment_id');
    write.submit({ params: { id }, body: { gateway_payment_id: String(typed) } });
  }

  return (
    <>
      <Button variant="secondary" className="mt-5" onClick={() => setAsks(true)}>
        {words.match}
      </Button>
      {asks && (
        <Dialog title={words.match} onClose={() => setAsks(false)}>
          <form noValidate onSubmit={send} className="flex flex-col gap-4">
            <p className="text-muted">{words.match_lead}</p>
            <TextField
              label={words.match_id}
              name="gateway_payment_id"
              required
              autoComplete="off"
              spellCheck={false}
              error={write.error?.fields.gateway_payment_id}
            />
            <Button type="submit" disabled={write.busy}>
              {words.match}
            </Button>
          </form>
        </Dialog>
      )}
      {write.dialog}
    </>
  );
}
