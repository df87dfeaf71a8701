import { Link } from 'react-router';
import { housePaths } from '#house-paths.ts';
import { Notice } from '#ui/Notice.tsx';
import * as words from '#words/applications/review.ts';

/** Tells a house that is not verified by documents why it sees no contact details. */
export function VerifyHouseNotice() {
  return (
    <Notice>
      {words.verify}{' '}
      <Link to={housePaths.companyProfile} className="text-accent underline underline-offset-4">
        {words.verify_link}
      </Link>
    </Notice>
  );
}
