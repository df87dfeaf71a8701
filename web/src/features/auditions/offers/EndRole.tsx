import { MAX_TEXT } from '@kirdaar/contract/rules/limits';
import { useState } from 'react';
import { useWrite } from '#api/use-write.ts';
import { FieldsForm } from '#features/accounts/identity/FieldsForm.tsx';
import { offerWrites } from '#features/auditions/offers/offer-writes.ts';
import { Button } from '#ui/Button.tsx';
import { showToast } from '#ui/toast-list.ts';

const acts = {
  stepBack: {
    button: 'Step back from this role',
    reason: 'Why are you stepping back?',
    hint: 'The production house will read this. Your application is withdrawn, and you cannot apply to this casting call again.',
    busy: 'Stepping back…',
    failed: 'We couldn’t send this. You still have the role. Try again.',
    accountRole: 'talent',
  },
  cancelRole: {
    button: 'Cancel the role',
    reason: 'Why do you cancel the role?',
    hint: 'The talent will read this in an email and beside the application.',
    busy: 'Cancelling the role…',
    failed: 'We couldn’t cancel the role. Try again.',
    accountRole: 'production',
  },
} as const;

interface EndRoleProps {
  /** Who ends the role: the talent by its offer, or the house by the application. */
  act: keyof typeof acts;
  id: string;
  /** The title of the role, for a button of its own. */
  title?: string;
}

/** Ends an accepted role, with a reason that the other side reads. */
export function EndRole({ act, id, title }: EndRoleProps) {
  const { button, reason, hint, busy, failed, accountRole } = acts[act];
  const [open, setOpen] = useState(false);
  const write = useWrite(offerWrites, act, { onDone: ({ message }) => showToast('success', message) });
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
        Keep the role
      </Button>
    </div>
  );
}
