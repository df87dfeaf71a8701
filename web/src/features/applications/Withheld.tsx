import type { ReceivedApplication } from '#features/applications/received.ts';
import { Notice } from '#ui/Notice.tsx';

interface WithheldProps {
  application: Pick<ReceivedApplication, 'status' | 'consent_pending'>;
}

/** Why a house does not see all that was sent. */
export function Withheld({ application: { status, consent_pending } }: WithheldProps) {
  if (status === 'withdrawn') {
    return (
      <Notice>
        The talent withdrew this application, so its contact details, links and media are not shown.
      </Notice>
    );
  }
  if (!consent_pending) return null;
  return (
    <Notice>
      The talent has not agreed to be contacted about this call yet, so contact details, links and media are
      not shown.
    </Notice>
  );
}
