import { Suspense } from 'react';
import { Await } from 'react-router';
import { call } from '#api/call.ts';
import { titled } from '#api/product-name.ts';
import { APPLICANTS_PER_PAGE, ApplicantGrid } from '#features/applications/ApplicantGrid.tsx';
import { Loading } from '#ui/Loading.tsx';
import { Page } from '#ui/Page.tsx';
import { pageOf } from '#ui/Pagination.tsx';
import type { Route } from './+types/ProfilesPage.ts';

export const meta: Route.MetaFunction = (page) => titled('Profiles', page);

/** Not waited for: the page says what is loading. */
export function clientLoader({ request }: Route.ClientLoaderArgs) {
  const page = pageOf(new URL(request.url).searchParams);
  return {
    received: call('GET /api/production/applications/all', { query: { page, limit: APPLICANTS_PER_PAGE } }),
  };
}

export default function ProfilesPage({ loaderData: { received } }: Route.ComponentProps) {
  return (
    <Page
      title="Discover Professional Actors & Actresses for Your Next Project"
      lead="Everyone who applied to one of your calls, the latest first."
    >
      <Suspense fallback={<Loading />}>
        <Await resolve={received}>
          {({ users, total }) => <ApplicantGrid applicants={users} total={total} />}
        </Await>
      </Suspense>
    </Page>
  );
}
