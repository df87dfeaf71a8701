import { Link } from 'react-router';
import { housePaths } from '#house-paths.ts';
import { Notice } from '#ui/Notice.tsx';

/** Tells a house that is not verified by documents why it sees no contact details. */
export function VerifyHouseNotice() {
  return (
    <Notice>
      You see an applicant’s email, mobile number, Instagram and date of birth once your production house is
      verified by documents.{' '}
      <Link to={housePaths.companyProfile} className="text-accent underline underline-offset-4">
        Verify your house
      </Link>
    </Notice>
  );
}
