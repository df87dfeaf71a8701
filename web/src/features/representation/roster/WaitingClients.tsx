import type { Mandate } from '@kirdaar/contract/representation/mandates';
import { useWrite } from '#api/use-write.ts';
import { FieldsForm } from '#features/accounts/identity/FieldsForm.tsx';
import { resultToasts } from '#features/houses/team/result-toasts.ts';
import { MandateRow } from '#features/representation/mandates/MandateRow.tsx';
import { mandateWrites } from '#features/representation/mandates/mandate-writes.ts';
import { invitedFields } from '#features/representation/roster/client-fields.ts';
import { Button } from '#ui/Button.tsx';
import * as words from '#words/representation/agency.ts';
import * as common from '#words/ui/common.ts';

/** Whether a mandate waits for the talent: to accept it, or to take over the profile that the agency keeps. */
export function isWaiting({ kind, state, talent }: Mandate): boolean {
  return kind === 'agency' && (state === 'invited' || (state === 'active' && talent?.managed === true));
}

export function WaitingClients({ waiting }: { waiting: readonly Mandate[] }) {
  if (waiting.length === 0) return <p className="text-muted">{words.pending_none}</p>;
  return (
    <ul className="flex flex-col divide-y divide-line">
      {waiting.map((mandate) => {
        const { id, state, contact, link_ends_at } = mandate;
        const name = mandate.talent?.name ?? mandate.name;
        return (
          <MandateRow key={id} mandate={mandate} isHolder>
            {contact && (state === 'invited' || link_ends_at) && <ResendLink id={id} name={name} />}
            {state === 'active' && <HandOver id={id} />}
          </MandateRow>
        );
      })}
    </ul>
  );
}

export function ResendLink({ id, name }: { id: string; name: string }) {
  const resending = useWrite(mandateWrites, 'resend', resultToasts(common.invitation_failed));
  return (
    <Button
      variant="secondary"
      disabled={resending.busy}
      aria-label={words.resend_label(name)}
      onClick={() => resending.submit(id)}
    >
      {words.resend}
    </Button>
  );
}

function HandOver({ id }: { id: string }) {
  const handing = useWrite(mandateWrites, 'handOver', resultToasts(common.invitation_failed));
  return (
    <FieldsForm
      fields={[invitedFields.contact]}
      write={{ ...handing, submit: ({ contact }) => handing.submit({ id, contact }) }}
      accountRole="talent"
      submitLabel={words.hand_over}
      busyLabel={common.sending}
      fallbackError={common.invitation_failed}
    />
  );
}
