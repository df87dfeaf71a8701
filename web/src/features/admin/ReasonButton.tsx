import { useState } from 'react';
import { ReasonForm } from '#features/admin/ReasonForm.tsx';
import { useStaffWrite } from '#features/admin/use-confirmed-write.tsx';
import { Button } from '#ui/Button.tsx';
import * as words from '#words/admin/people.ts';

interface ReasonButtonProps {
  id: string;
  write:
    | `POST /api/admin/people/:id/${'contact' | 'end-sessions' | 'reset-two-step-login' | 'check-identity' | 'restore'}`
    | 'POST /api/admin/houses/:id/contact';
  label: string;
  suggestion: string;
  onDone?: (reply: unknown) => void;
}

/** A button that asks for the reason, which the audit log keeps, before it acts. */
export function ReasonButton({ id, write, label, suggestion, onDone }: ReasonButtonProps) {
  const [asks, setAsks] = useState(false);
  const help = useStaffWrite(write, {
    onDone: (reply) => {
      setAsks(false);
      onDone?.(reply);
    },
  });
  return (
    <>
      <Button variant="secondary" disabled={help.busy} onClick={() => setAsks(true)}>
        {label}
      </Button>
      {asks && (
        <ReasonForm
          title={label}
          label={words.help_label}
          submitLabel={label}
          suggestions={[suggestion]}
          busy={help.busy}
          error={help.error}
          onSubmit={(reason) => help.submit({ params: { id }, body: { reason } })}
          onClose={() => setAsks(false)}
        />
      )}
      {help.dialog}
    </>
  );
}
