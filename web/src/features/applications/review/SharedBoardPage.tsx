import { data } from 'react-router';
import { callApi, ifFound } from '#api/call-api.ts';
import { pageAction } from '#api/page-action.ts';
import { pageMeta } from '#api/page-meta.ts';
import { postApi, siteContext, unlessMissing } from '#api/site-context.ts';
import { SharedPeople } from '#features/applications/review/SharedPeople.tsx';
import { ViewerForm } from '#features/applications/review/ViewerForm.tsx';
import { readViewer, viewerWrites } from '#features/applications/review/viewer-writes.ts';
import { paths } from '#paths.ts';
import { ButtonLink } from '#ui/Button.tsx';
import { longDayOf } from '#ui/day-text.ts';
import { Loading } from '#ui/Loading.tsx';
import { Notice } from '#ui/Notice.tsx';
import { SitePage } from '#ui/SitePage.tsx';
import * as words from '#words/applications/shared-board.ts';
import { call_title } from '#words/rules/calls.ts';
import * as common from '#words/ui/common.ts';
import type { Route } from './+types/SharedBoardPage.ts';

export async function loader({ params: { token }, context }: Route.LoaderArgs) {
  const found = await unlessMissing(postApi(context.get(siteContext), 'POST /api/shared-board', { token }));
  const served = { found, viewer: undefined, isRead: false };
  return data(served, { status: found ? 200 : 404, headers: { 'cache-control': 'private, no-store' } });
}

/** Only the browser knows who looks at the link. */
export async function clientLoader({ params: { token }, serverLoader }: Route.ClientLoaderArgs) {
  const viewer = readViewer(token);
  if (!viewer) return { ...(await serverLoader()), isRead: true };
  const found = await ifFound(callApi('POST /api/shared-board', { body: { token, viewer } }), [400, 404]);
  return { found, viewer, isRead: true };
}
clientLoader.hydrate = true as const;

export const clientAction = pageAction(viewerWrites);

/** The page must not outlive its link, so no cache may store it. */
export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

const ended = { title: words.ended, description: words.ended_lead };

export const meta: Route.MetaFunction = (page) => {
  const found = page.loaderData?.found;
  if (!found) return pageMeta({ ...ended, unlisted: true }, page);
  return pageMeta(
    { title: call_title(found.title), description: words.shared_with(found.label), unlisted: true },
    page,
  );
};

export default function SharedBoardPage({
  loaderData: { found, viewer, isRead },
  params,
}: Route.ComponentProps) {
  if (!found) {
    return (
      <SitePage title={ended.title} lead={ended.description}>
        <ButtonLink to={paths.home}>{common.go_home}</ButtonLink>
      </SitePage>
    );
  }
  const { label, title, expires_at, proves_email, people } = found;
  const house = found.production_house_name ?? common.unnamed_house;
  const until = longDayOf(expires_at);
  const known = viewer !== undefined && found.viewer !== null && { token: viewer, name: found.viewer };
  return (
    <SitePage title={call_title(title)} lead={words.lead(house, label, until)}>
      {!isRead && (
        <>
          <Loading />
          <noscript>
            <p>{words.needs_scripts}</p>
          </noscript>
        </>
      )}
      {isRead && !known && <ViewerForm token={params.token} house={house} provesEmail={proves_email} />}
      {known && people.length === 0 && <Notice>{words.empty}</Notice>}
      {known && people.length > 0 && (
        <SharedPeople key={known.token} people={people} label={label} viewer={known} />
      )}
    </SitePage>
  );
}
