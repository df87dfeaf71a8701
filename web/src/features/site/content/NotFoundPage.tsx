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
      description: 'Check the URL for typing errors. The page may also have moved.',
      unlisted: true,
    },
    page,
  );

export default function NotFoundPage() {
  return (
    <SitePage
      title={
        <>
          Page not <Marked>found</Marked>
        </>
      }
      lead="Check the URL for typing errors. The page may also have moved."
    >
      <div className="flex flex-wrap gap-3">
        <ButtonLink to={paths.home}>Go to the home page</ButtonLink>
        <ButtonLink to={paths.castingCalls} variant="secondary">
          See the casting calls
        </ButtonLink>
      </div>
    </SitePage>
  );
}
