import type { Reply } from '@kirdaar/contract/api';
import { addDays, dayInIndia } from '@kirdaar/contract/rules/calendar';
import { Link } from 'react-router';
import { OfferForm } from '#features/auditions/offers/OfferForm.tsx';
import { housePath } from '#house-paths.ts';
import { sentence } from '#ui/sentence.ts';
import * as words from '#words/auditions/offers.ts';

const DAYS_TO_ANSWER = 3;

interface RoleFreeProps {
  jobId: string;
  backups: NonNullable<Reply<'GET /api/production/next-steps/:id'>['data'][number]['backups']>;
}

export function RoleFree({ jobId, backups }: RoleFreeProps) {
  const values = {
    message: words.free_message,
    answer_by: addDays(dayInIndia(new Date()), DAYS_TO_ANSWER),
  };
  return (
    <section aria-label={words.free_again} className="flex flex-col gap-4 rounded-control bg-leaf-wash p-4">
      <h4 className="font-semibold text-lg">{words.free_again}</h4>
      {backups.length === 0 && (
        <p>
          {sentence(
            words.free_no_backup((text) => (
              <Link
                to={housePath('jobApplicants', { id: jobId })}
                className="font-semibold text-accent underline-offset-4 hover:underline"
              >
                {text}
              </Link>
            )),
          )}
        </p>
      )}
      {backups.map(({ application_id, name }, place) => (
        <OfferForm
          key={application_id}
          applicationId={application_id}
          {...(place > 0 && { opener: words.free_offer_instead(name) })}
          submitLabel={words.free_offer(name)}
          values={values}
        />
      ))}
    </section>
  );
}
