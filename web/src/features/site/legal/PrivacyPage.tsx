import { pageMeta } from '#api/page-meta.ts';
import { read, siteContext } from '#api/site-context.ts';
import { LegalText } from '#features/site/legal/LegalText.tsx';
import { Marked } from '#ui/Marked.tsx';
import type { Route } from './+types/PrivacyPage.ts';

export const loader = ({ context }: Route.LoaderArgs) =>
  read(context.get(siteContext), 'GET /api/content/legal', '/api/content/legal?page=privacy');

export const meta: Route.MetaFunction = (page) =>
  pageMeta(
    {
      title: 'Privacy',
      description: 'Which personal data we hold, why, who can see it, and how to see, correct and delete it.',
    },
    page,
  );

export default function PrivacyPage({ loaderData: { legal } }: Route.ComponentProps) {
  return (
    <LegalText
      title={
        <>
          Your data stays <Marked>yours</Marked>
        </>
      }
      legal={legal}
    />
  );
}
