import { Link } from 'react-router';
import type { Applicant } from '#features/applications/apply/received.ts';
import { Leaving } from '#features/houses/discovery/Leaving.tsx';
import { PersonFacts } from '#features/talent/directory/PersonFacts.tsx';
import { TalentPhoto } from '#features/talent/directory/TalentPhoto.tsx';
import { housePath } from '#house-paths.ts';
import { Card } from '#ui/Card.tsx';
import { CardGrid } from '#ui/CardGrid.tsx';
import { EmptyPage, Pagination } from '#ui/Pagination.tsx';
import { sentence, unseen } from '#ui/sentence.ts';
import * as words from '#words/applications/review.ts';
import * as common from '#words/ui/common.ts';

export const APPLICANTS_PER_PAGE = 24;

export function ApplicantGrid({ applicants, total }: { applicants: readonly Applicant[]; total: number }) {
  if (applicants.length === 0) return <EmptyPage total={total}>{common.no_applicants}</EmptyPage>;
  return (
    <>
      <CardGrid>
        {applicants.map((applicant) => (
          <li key={applicant.id}>
            <ApplicantCard applicant={applicant} />
          </li>
        ))}
      </CardGrid>
      <Pagination total={total} perPage={APPLICANTS_PER_PAGE} />
    </>
  );
}

/** An applicant in a house's list. A click anywhere on the card opens the application. */
export function ApplicantCard({ applicant }: { applicant: Applicant }) {
  const { id, name, image_url } = applicant;
  return (
    <Card className="relative flex h-full overflow-hidden transition-shadow hover:shadow-float sm:flex-col">
      <TalentPhoto
        name={name}
        image={image_url}
        sizes="(min-width: 40rem) 20rem, 40vw"
        className="w-2/5 shrink-0 sm:aspect-square sm:w-full"
      />
      <div className="flex min-w-0 grow flex-col gap-3 p-4 sm:p-5">
        <h2 className="wrap-anywhere text-xl">{name}</h2>
        <PersonFacts person={applicant} className="text-sm sm:flex sm:flex-wrap sm:gap-x-3" />
        <Leaving person={applicant} />
        <Link
          to={housePath('applicationDetails', { id })}
          className="link mt-auto flex min-h-11 items-center self-start after:absolute after:inset-0"
        >
          {sentence(words.view_more(name, unseen))}
        </Link>
      </div>
    </Card>
  );
}
