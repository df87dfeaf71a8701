import { pageMeta } from '#api/page-meta.ts';
import { LegalText } from '#features/site/legal/LegalText.tsx';
import { privacyClauses } from '#features/site/legal/privacy-clauses.tsx';
import { Marked } from '#ui/Marked.tsx';
import type { Route } from './+types/PrivacyPage.ts';

export const meta: Route.MetaFunction = (page) =>
  pageMeta(
    {
      title: 'Privacy',
      description: 'Which personal data we hold, why, who can see it, and how to see, correct and delete it.',
    },
    page,
  );

export default function PrivacyPage() {
  return (
    <LegalText
      title={
        <>
          Your data stays <Marked>yours</Marked>
        </>
      }
      lead="This notice explains which personal data we hold, why, who can see it and which rights you have, as the Digital Personal Data Protection Act, 2023 requires."
      clauses={privacyClauses}
    />
  );
}
