import { dayInIndia } from '@kirdaar/contract/rules/calendar';
import { useEffect } from 'react';
import { data } from 'react-router';
import { callApi } from '#api/call-api.ts';
import { pageMeta } from '#api/page-meta.ts';
import { postApi, siteContext } from '#api/site-context.ts';
import { TalentHeader } from '#features/talent/directory/TalentHeader.tsx';
import { path, paths } from '#paths.ts';
import { ButtonLink } from '#ui/Button.tsx';
import { longDay } from '#ui/day-text.ts';
import { SitePage } from '#ui/SitePage.tsx';
import * as words from '#words/representation/agency.ts';
import { shared_ended, shared_ended_hint } from '#words/talent/public-profile.ts';
import * as common from '#words/ui/common.ts';
import type { Route } from './+types/SharedPackagePage.ts';

export async function loader({ params: { token }, context }: Route.LoaderArgs) {
  const found = await postApi(context.get(siteContext), 'POST /api/shared-package', { token }).catch(
    (error) => {
      // A malformed token is treated like an expired one.
      if (error instanceof Response && [400, 404].includes(error.status)) return undefined;
      throw error;
    },
  );
  const status = found ? 200 : 404;
  return data({ found, token }, { status, headers: { 'cache-control': 'private, no-store' } });
}

/** The page must not be cached, because it ends with its link. */
export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

export const meta: Route.MetaFunction = (page) => {
  const found = page.loaderData?.found;
  const title = found ? words.shared_title(found.label, found.agency.name) : shared_ended;
  return pageMeta({ title, description: found?.note || shared_ended_hint, unlisted: true }, page);
};

/** Clients of an agency for one brief, for somebody who has the link. */
export default function SharedPackagePage({ loaderData: { found, token } }: Route.ComponentProps) {
  const isOpen = found !== undefined;
  // It runs in the browser, so programs that only fetch pages are not counted.
  useEffect(() => {
    // A failed count is ignored, because it does not concern the visitor.
    if (isOpen) callApi('POST /api/shared-package/visits', { body: { token } }).catch(() => {});
  }, [isOpen, token]);
  if (!found) {
    return (
      <SitePage title={shared_ended} lead={shared_ended_hint}>
        <ButtonLink to={paths.profiles}>{common.browse_profiles}</ButtonLink>
      </SitePage>
    );
  }
  const { agency, label, note, expires_at } = found;
  const lead = words.shared_lead(agency.name, longDay(dayInIndia(new Date(expires_at))));
  return (
    <SitePage title={label} lead={lead}>
      <div className="flex flex-col gap-14">
        {note && <p className="max-w-prose whitespace-pre-line wrap-anywhere">{note}</p>}
        {found.data.length === 0 && <p className="text-muted">{words.shared_empty}</p>}
        {found.data.map((profile) => (
          <article key={profile.id} className="flex flex-col gap-5">
            <h2 className="text-3xl wrap-anywhere">{profile.name}</h2>
            <TalentHeader profile={profile} />
          </article>
        ))}
        {agency.is_public && (
          <ButtonLink to={path('talent', { id: agency.id })} variant="secondary" className="self-start">
            {words.shared_agency(agency.name)}
          </ButtonLink>
        )}
      </div>
    </SitePage>
  );
}
