import { pageMeta } from '#api/page-meta.ts';
import { LegalText } from '#features/legal/LegalText.tsx';
import { privacyClauses } from '#features/legal/privacy-clauses.tsx';
import { Marked } from '#ui/Marked.tsx';
import type { Route } from './+types/PrivacyPage.ts';

export const meta: Route.MetaFunction = (page) =>
  pageMeta(
    {
      title: 'Privacy',
      description:
        'Which personal data we hold, why, who sees them, and how to see, correct and delete them.',
    },
    page,
  );

export default function PrivacyPage() {
  return (
    <LegalText
      title={
        <>
          Your data stay <Marked>yours</Marked>
        </>
      }
      lead="This notice says which personal data we hold, why, who sees them and what you can ask of us, as the Digital Personal Data Protection Act, 2023 requires."
      clauses={privacyClauses}
    />
  );
}
