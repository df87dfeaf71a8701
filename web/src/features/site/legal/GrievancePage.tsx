import { pageMeta } from '#api/page-meta.ts';
import { read, siteContext } from '#api/site-context.ts';
import { LegalText } from '#features/site/legal/LegalText.tsx';
import { Marked } from '#ui/Marked.tsx';
import type { Route } from './+types/GrievancePage.ts';

export const loader = ({ context }: Route.LoaderArgs) =>
  read(context.get(siteContext), 'GET /api/content/legal', '/api/content/legal?page=grievance');

export const meta: Route.MetaFunction = (page) =>
  pageMeta(
    {
      title: 'Grievance',
      description: 'How to complain, who answers and by when, and what to do if the answer does not help.',
    },
    page,
  );

export default function GrievancePage({ loaderData: { legal } }: Route.ComponentProps) {
  return (
    <LegalText
      title={
        <>
          Something went <Marked>wrong?</Marked>
        </>
      }
      legal={legal}
    />
  );
}
