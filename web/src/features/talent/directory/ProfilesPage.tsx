import { Navigate, useLocation } from 'react-router';
import { pageMeta } from '#api/page-meta.ts';
import { postApi, siteContext } from '#api/site-context.ts';
import { FoundProfiles } from '#features/talent/directory/FoundProfiles.tsx';
import { withKnownPages } from '#features/talent/directory/known-pages.ts';
import { ProfileFilters } from '#features/talent/directory/ProfileFilters.tsx';
import {
  filterBody,
  filters,
  profilesUrl,
  selectionOf,
  withNavigationState,
} from '#features/talent/directory/profile-filters.ts';
import { labelOf } from '#ui/label-of.ts';
import { pageOf } from '#ui/Pagination.tsx';
import { SitePage } from '#ui/SitePage.tsx';
import { category_names, gender_names } from '#words/rules/people.ts';
import * as words from '#words/talent/directory.ts';
import * as common from '#words/ui/common.ts';
import type { Route } from './+types/ProfilesPage.ts';

export const handle = { cacheKey: [...filters.map(({ name }) => name), 'page'] };

export async function loader({ request, context }: Route.LoaderArgs) {
  const search = new URL(request.url).searchParams;
  const page = pageOf(search);
  const found = await postApi(context.get(siteContext), 'POST /api/pages/filter', {
    ...filterBody(selectionOf(search)),
    page,
  });
  return { ...found, firstPage: page };
}

export function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  const search = new URL(request.url).searchParams;
  return withKnownPages(profilesUrl(selectionOf(search)), pageOf(search), serverLoader);
}
clientLoader.hydrate = true as const;

export const meta: Route.MetaFunction = (page) =>
  pageMeta(
    {
      title: titleOf(page.location.search),
      description: words.list_meta_description,
      query: ['category', 'gender'],
    },
    page,
  );

export default function ProfilesPage({ loaderData }: Route.ComponentProps) {
  const { search, state } = useLocation();
  const selection = selectionOf(new URLSearchParams(search));
  const merged = withNavigationState(selection, state);
  return (
    <SitePage title={common.profiles} lead={words.list_lead}>
      {merged && <Navigate to={profilesUrl(merged)} replace />}
      <div className="items-start gap-10 lg:grid lg:grid-cols-[17rem_minmax(0,1fr)]">
        <ProfileFilters selection={selection} totalText={loaderData.total_text} />
        <FoundProfiles selection={selection} found={loaderData} page={pageOf(new URLSearchParams(search))} />
      </div>
    </SitePage>
  );
}

function titleOf(search: string): string {
  const { category, gender } = selectionOf(new URLSearchParams(search));
  const asked = [
    ...category.map((one) => labelOf(category_names, one)),
    ...gender.map((one) => labelOf(gender_names, one)),
  ].join(', ');
  return asked ? words.list_meta_chosen(asked) : words.list_meta_title;
}
