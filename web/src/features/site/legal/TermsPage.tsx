import { pageMeta } from '#api/page-meta.ts';
import { read, siteContext } from '#api/site-context.ts';
import { LegalText } from '#features/site/legal/LegalText.tsx';
import { Marked } from '#ui/Marked.tsx';
import type { Route } from './+types/TermsPage.ts';

export const loader = ({ context }: Route.LoaderArgs) =>
  read(context.get(siteContext), 'GET /api/content/legal', '/api/content/legal?page=terms');

export const meta: Route.MetaFunction = (page) =>
  pageMeta(
    {
      title: 'Terms',
      description:
        'The rules for talent and production houses: what you can expect, and what we expect of you.',
    },
    page,
  );

export default function TermsPage({ loaderData: { legal } }: Route.ComponentProps) {
  return (
    <LegalText
      title={
        <>
          Terms of <Marked>use</Marked>
        </>
      }
      legal={legal}
    />
  );
}
