import { data } from 'react-router';
import { pageMeta } from '#api/page-meta.ts';
import { paths } from '#paths.ts';
import { ButtonLink } from '#ui/Button.tsx';
import { Marked } from '#ui/Marked.tsx';
import { SitePage } from '#ui/SitePage.tsx';
import type { Route } from './+types/NotFoundPage.ts';

export const loader = () => data(null, { status: 404 });

export const meta: Route.MetaFunction = (page) =>
  pageMeta(
    {
      title: 'Page not found',
      description: 'The address may be mistyped, or the page may have moved.',
      unlisted: true,
    },
    page,
  );

export default function NotFoundPage() {
  return (
    <SitePage
      title={
        <>
          This page is not in the <Marked>script.</Marked>
        </>
      }
      lead="The address may be mistyped, or the page may have moved."
    >
      <div className="flex flex-wrap gap-3">
        <ButtonLink to={paths.home}>Go to the start</ButtonLink>
        <ButtonLink to={paths.castingCalls} look="secondary">
          See the casting calls
        </ButtonLink>
      </div>
    </SitePage>
  );
}
