import { MAX_TEXT } from '@kirdaar/contract/rules/limits';
import { useState } from 'react';
import { useWrite } from '#api/use-write.ts';
import { FieldsForm } from '#features/accounts/identity/FieldsForm.tsx';
import { offerWrites } from '#features/auditions/slots/audition-writes.ts';
import { successToast } from '#features/houses/team/result-toasts.ts';
import { Button } from '#ui/Button.tsx';
import * as words from '#words/auditions/offers.ts';

const acts = {
  stepBack: {
    button: words.step_back,
    reason: words.step_back_reason,
    hint: words.step_back_hint,
    busy: words.step_back_busy,
    failed: words.step_back_failed,
    accountRole: 'talent',
  },
  cancelRole: {
    button: words.cancel_role,
    reason: words.cancel_role_reason,
    hint: words.cancel_role_hint,
    busy: words.cancel_role_busy,
    failed: words.cancel_role_failed,
    accountRole: 'production',
  },
} as const;

interface EndRoleProps {
  /** The talent ends it by its offer, the house by the application. */
  act: keyof typeof acts;
  id: string;
  /** The title of the role, for a button of its own. */
  title?: string;
}

/** Ends an accepted role, with a reason that the other side reads. */
export function EndRole({ act, id, title }: EndRoleProps) {
  const { button, reason, hint, busy, failed, accountRole } = acts[act];
  const [open, setOpen] = useState(false);
  const write = useWrite(offerWrites, act, successToast());
  if (!open) {
    return (
      <Button
        variant="quiet"
        className="self-start"
        aria-label={title && `${button}: ${title}`}
        onClick={() => setOpen(true)}
      >
        {button}
      </Button>
    );
  }
  return (
    <div className="flex flex-col gap-2 self-stretch">
      <FieldsForm
        fields={[{ name: 'reason', label: reason, hint, type: 'lines', required: true, maxLength: MAX_TEXT }]}
        write={{ ...write, submit: (typed) => write.submit({ id, reason: typed.reason }) }}
        accountRole={accountRole}
        submitLabel={button}
        busyLabel={busy}
        fallbackError={failed}
      />
      <Button variant="quiet" className="self-start" disabled={write.busy} onClick={() => setOpen(false)}>
        {words.keep_role}
      </Button>
    </div>
  );
}
