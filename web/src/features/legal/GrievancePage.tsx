import { pageMeta } from '#api/page-meta.ts';
import { grievanceClauses } from '#features/legal/grievance-clauses.tsx';
import { LegalText } from '#features/legal/LegalText.tsx';
import { Marked } from '#ui/Marked.tsx';
import type { Route } from './+types/GrievancePage.ts';

export const meta: Route.MetaFunction = (page) =>
  pageMeta(
    {
      title: 'Grievance',
      description: 'How to complain, who answers, by when, and where to turn if the answer does not help.',
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
      lead="Tell the person whose duty it is to set it right. It costs nothing and needs no form."
      clauses={grievanceClauses}
    />
  );
}
