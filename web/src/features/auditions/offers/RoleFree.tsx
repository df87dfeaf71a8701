import type { Reply } from '@kirdaar/contract/api';
import { addDays, dayInIndia } from '@kirdaar/contract/rules/calendar';
import { Link } from 'react-router';
import { OfferForm } from '#features/auditions/offers/OfferForm.tsx';
import { housePath } from '#house-paths.ts';

const DAYS_TO_ANSWER = 3;

interface RoleFreeProps {
  jobId: string;
  backups: NonNullable<Reply<'GET /api/production/next-steps/:id'>['data'][number]['backups']>;
}

/** Offers the role to a backup after the talent who had it stepped back or lost it. */
export function RoleFree({ jobId, backups }: RoleFreeProps) {
  const values = {
    message: 'The role is free again, and we would like you to take it. Would you still like to?',
    answer_by: addDays(dayInIndia(new Date()), DAYS_TO_ANSWER),
  };
  return (
    <section
      aria-label="The role is free again"
      className="flex flex-col gap-4 rounded-control bg-leaf-wash p-4"
    >
      <h4 className="font-semibold text-lg">The role is free again</h4>
      {backups.length === 0 && (
        <p>
          Nobody is on the backup list for this role.{' '}
          <Link
            to={housePath('jobApplicants', { id: jobId })}
            className="font-semibold text-accent underline-offset-4 hover:underline"
          >
            Choose among the applicants
          </Link>
          .
        </p>
      )}
      {backups.map(({ application_id, name }, place) => (
        <OfferForm
          key={application_id}
          applicationId={application_id}
          {...(place > 0 && { opener: `Offer the role to ${name} instead` })}
          submitLabel={`Offer the role to ${name}`}
          values={values}
        />
      ))}
    </section>
  );
}
