import { pageMeta } from '#api/page-meta.ts';
import { LegalText } from '#features/site/legal/LegalText.tsx';
import { termsClauses } from '#features/site/legal/terms-clauses.tsx';
import { Marked } from '#ui/Marked.tsx';
import type { Route } from './+types/TermsPage.ts';

export const meta: Route.MetaFunction = (page) =>
  pageMeta(
    {
      title: 'Terms',
      description:
        'The rules for talent and production houses: what you can expect, and what we expect of you.',
    },
    page,
  );

export default function TermsPage() {
  return (
    <LegalText
      title={
        <>
          Terms of <Marked>use</Marked>
        </>
      }
      lead="What you can expect of us, and what we expect of you. By opening an account you agree to these terms."
      clauses={termsClauses}
    />
  );
}
