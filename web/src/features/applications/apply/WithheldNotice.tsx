import type { ReceivedApplication } from '#features/applications/apply/received.ts';
import { VerifyHouseNotice } from '#features/applications/apply/VerifyHouseNotice.tsx';
import { Notice } from '#ui/Notice.tsx';
import * as words from '#words/applications/review.ts';

interface WithheldNoticeProps {
  application: Pick<ReceivedApplication, 'status' | 'consent_pending' | 'contact_hidden'>;
}

/** Explains why a house does not see the whole application. */
export function WithheldNotice({
  application: { status, consent_pending, contact_hidden },
}: WithheldNoticeProps) {
  if (status === 'withdrawn') {
    return <Notice>{words.withheld_withdrawn}</Notice>;
  }
  if (consent_pending) {
    return <Notice>{words.withheld_consent}</Notice>;
  }
  if (!contact_hidden) return null;
  return <VerifyHouseNotice />;
}
