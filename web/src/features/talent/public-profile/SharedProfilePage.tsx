import { data } from 'react-router';
import { pageMeta } from '#api/page-meta.ts';
import { useProductName } from '#api/product-name.ts';
import { postApi, siteContext, unlessMissing } from '#api/site-context.ts';
import { PrintButton, TalentHeader } from '#features/talent/directory/TalentHeader.tsx';
import { useVisit } from '#features/talent/directory/use-visit.ts';
import { paths } from '#paths.ts';
import { ButtonLink } from '#ui/Button.tsx';
import { longDayOf } from '#ui/day-text.ts';
import { SitePage } from '#ui/SitePage.tsx';
import * as words from '#words/talent/public-profile.ts';
import * as common from '#words/ui/common.ts';
import type { Route } from './+types/SharedProfilePage.ts';

export async function loader({ params: { token }, context }: Route.LoaderArgs) {
  const found = await unlessMissing(postApi(context.get(siteContext), 'POST /api/shared-profile', { token }));
  const status = found ? 200 : 404;
  return data({ found, token }, { status, headers: { 'cache-control': 'private, no-store' } });
}

/** The page must not be cached, because it ends with its link. */
export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

const ended = { title: words.shared_ended, description: words.shared_ended_hint };

export const meta: Route.MetaFunction = (page) => {
  const profile = page.loaderData?.found?.data;
  if (!profile) return pageMeta({ ...ended, unlisted: true }, page);
  const { name, profileType, image } = profile;
  const title = [name, profileType].filter(Boolean).join(', ');
  return pageMeta({ title, description: words.shared_by(name), image, unlisted: true }, page);
};

export default function SharedProfilePage({ loaderData: { found, token } }: Route.ComponentProps) {
  useVisit(found?.data.id, token);
  const product = useProductName();
  if (!found) {
    return (
      <SitePage title={ended.title} lead={ended.description}>
        <ButtonLink to={paths.profiles}>{common.browse_profiles}</ButtonLink>
      </SitePage>
    );
  }
  const { data: profile, expires_at } = found;
  const lead = words.shared_lead(profile.name, longDayOf(expires_at));
  return (
    <SitePage title={profile.name} lead={lead}>
      <TalentHeader
        profile={profile}
        actions={
          <div className="flex flex-wrap items-center gap-x-4 gap-y-3 print:hidden">
            <PrintButton />
            <p className="text-muted text-sm">{words.shared_contact(profile.name, product)}</p>
          </div>
        }
      />
    </SitePage>
  );
}
