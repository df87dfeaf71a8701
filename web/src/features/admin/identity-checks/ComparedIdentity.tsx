import type { StaffIdentityCheck } from '@kirdaar/contract/admin/identity-checks';
import { Link } from 'react-router';
import { adminPath } from '#features/admin/admin-paths.ts';
import { ScannedDocument } from '#features/admin/document-reviews/ScannedDocument.tsx';
import { linkLook } from '#features/admin/looks.ts';
import { longDay } from '#ui/day-text.ts';
import { Facts } from '#ui/Facts.tsx';
import { Section } from '#ui/Section.tsx';
import * as words from '#words/admin/identity-checks.ts';
import * as reviews from '#words/admin/reviews.ts';

/** A document beside the profile that it is compared with. */
export function ComparedIdentity({ check: { document, person } }: { check: StaffIdentityCheck }) {
  return (
    <div className="grid items-start gap-6 lg:grid-cols-2">
      <Section title={words.scan} lead={reviews.document_lead}>
        <ScannedDocument name={words.scan} {...document} />
      </Section>
      <Section title={words.profile}>
        {person.photo ? (
          <img
            src={person.photo}
            alt={words.photo_alt}
            className="mb-4 max-h-96 w-full rounded-control border border-line object-contain"
          />
        ) : (
          <p className="mb-4 text-muted">{words.no_photo}</p>
        )}
        <Facts
          facts={[
            [words.kinds.name, person.name],
            [
              words.kinds.date_of_birth,
              person.date_of_birth ? longDay(person.date_of_birth) : reviews.not_given,
            ],
          ]}
        />
        <Link to={adminPath('person', person.id)} className={`mt-4 inline-block ${linkLook}`}>
          {words.open_person}
        </Link>
      </Section>
    </div>
  );
}
