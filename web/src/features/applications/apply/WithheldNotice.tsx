import { Link } from 'react-router';
import type { ReceivedApplication } from '#features/applications/apply/received.ts';
import { housePaths } from '#house-paths.ts';
import { Notice } from '#ui/Notice.tsx';
import * as words from '#words/applications/review.ts';
import { verify_title } from '#words/houses/company-profile.ts';

export function WithheldNotice({
  application: { status, consent_pending, contact_hidden },
}: {
  application: Pick<ReceivedApplication, 'status' | 'consent_pending' | 'contact_hidden'>;
}) {
  if (status === 'withdrawn') return <Notice>{words.withheld_withdrawn}</Notice>;
  if (consent_pending) return <Notice>{words.withheld_consent}</Notice>;
  return contact_hidden ? <VerifyHouseNotice /> : null;
}

export function VerifyHouseNotice() {
  return (
    <Notice>
      {words.verify}{' '}
      <Link to={housePaths.companyProfile} className="text-accent underline underline-offset-4">
        {verify_title}
      </Link>
    </Notice>
  );
}
