import { pageMeta } from '#api/page-meta.ts';
import { grievanceClauses } from '#features/site/legal/grievance-clauses.tsx';
import { LegalText } from '#features/site/legal/LegalText.tsx';
import { Marked } from '#ui/Marked.tsx';
import type { Route } from './+types/GrievancePage.ts';

export const meta: Route.MetaFunction = (page) =>
  pageMeta(
    {
      title: 'Grievance',
      description: 'How to complain, who answers and by when, and what to do if the answer does not help.',
    },
    page,
  );

export default function GrievancePage() {
  return (
    <LegalText
      title={
        <>
          Something went <Marked>wrong?</Marked>
        </>
      }
      lead="Tell our Grievance Officer. It is free, and you do not need a form."
      clauses={grievanceClauses}
    />
  );
}
