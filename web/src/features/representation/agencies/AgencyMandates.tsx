import type { Mandate } from '@kirdaar/contract/representation/mandates';
import { useWrite } from '#api/use-write.ts';
import { resultToasts } from '#features/houses/team/result-toasts.ts';
import { HandOverForm } from '#features/representation/mandates/HandOverForm.tsx';
import { MandateRow } from '#features/representation/mandates/MandateRow.tsx';
import { mandateWrites } from '#features/representation/mandates/mandate-writes.ts';
import { Button } from '#ui/Button.tsx';
import * as words from '#words/representation/agency.ts';
import * as common from '#words/ui/common.ts';

interface MandateListProps {
  mandates: readonly Mandate[];
  nobody: string;
}

/** Mandates of an agency, with what can be done about those that nobody has accepted yet. */
export function AgencyMandates({ mandates, nobody }: MandateListProps) {
  if (mandates.length === 0) return <p className="text-muted">{nobody}</p>;
  return (
    <ul className="flex flex-col divide-y divide-line">
      {mandates.map((mandate) => {
        const { id, kind, state, contact, talent, link_ends_at } = mandate;
        const isKept = state === 'active' && talent?.managed === true;
        return (
          <MandateRow key={id} mandate={mandate} isHolder={kind === 'agency'}>
            {contact && (state === 'invited' || (isKept && link_ends_at)) && (
              <ResendLink id={id} name={talent?.name ?? mandate.name} />
            )}
            {isKept && <HandOverForm id={id} />}
          </MandateRow>
        );
      })}
    </ul>
  );
}

function ResendLink({ id, name }: { id: string; name: string }) {
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
