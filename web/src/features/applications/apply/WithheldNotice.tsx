import { Link } from 'react-router';
import type { ReceivedApplication } from '#features/applications/apply/received.ts';
import { paths } from '#paths.ts';
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
  return (
    <Notice>
      You see an applicant’s email, mobile number, Instagram and date of birth once your production house is
      verified by documents.{' '}
      <Link to={paths.companyProfile} className="text-accent underline underline-offset-4">
        Verify your house
      </Link>
    </Notice>
  );
}
