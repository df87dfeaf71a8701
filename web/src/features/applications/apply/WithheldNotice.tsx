import type { ReceivedApplication } from '#features/applications/apply/received.ts';
import { VerifyHouseNotice } from '#features/applications/apply/VerifyHouseNotice.tsx';
import { Notice } from '#ui/Notice.tsx';

interface WithheldNoticeProps {
  application: Pick<ReceivedApplication, 'status' | 'consent_pending' | 'contact_hidden'>;
}

/** Explains why a house does not see the whole application. */
export function WithheldNotice({
  application: { status, consent_pending, contact_hidden },
}: WithheldNoticeProps) {
  if (status === 'withdrawn') {
    return (
      <Notice>
        The talent withdrew this application, so its contact details, links and media are not shown.
      </Notice>
    );
  }
  if (consent_pending) {
    return (
      <Notice>
        The talent has not agreed to be contacted about this casting call, so contact details, links and media
        are not shown.
      </Notice>
    );
  }
  if (!contact_hidden) return null;
  return <VerifyHouseNotice />;
}
