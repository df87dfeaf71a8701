import type { Reply } from '@kirdaar/contract/api';
import { callApi } from '#api/call-api.ts';
import { pageAction } from '#api/page-action.ts';
import { titled } from '#api/product-name.ts';
import { TalentHeader } from '#features/talent/directory/TalentHeader.tsx';
import { PrintMaterials } from '#features/talent/public-profile/PrintMaterials.tsx';
import { publicProfileWrites } from '#features/talent/public-profile/public-profile-writes.ts';
import { ShareLinks } from '#features/talent/public-profile/ShareLinks.tsx';
import { VisibilitySettings } from '#features/talent/public-profile/VisibilitySettings.tsx';
import { longDay } from '#ui/day-text.ts';
import { Page } from '#ui/Page.tsx';
import { Section } from '#ui/Section.tsx';
import { VerifiedBadge } from '#ui/VerifiedBadge.tsx';
import * as words from '#words/talent/public-profile.ts';
import * as common from '#words/ui/common.ts';
import type { Route } from './+types/PublicProfilePage.ts';

export const meta: Route.MetaFunction = (page) => titled(common.public_profile, page);

export async function clientLoader() {
  const [settings, shared, views] = await Promise.all([
    callApi('GET /api/user/public-profile'),
    callApi('GET /api/user/profile-links'),
    callApi('GET /api/user/profile-views'),
  ]);
  return { settings: settings.data, links: shared.links, views };
}

export const clientAction = pageAction(publicProfileWrites);

export default function PublicProfilePage({ loaderData: { settings, links, views } }: Route.ComponentProps) {
  const { preview, is_child } = settings;
  return (
    <Page title={common.public_profile} lead={words.lead}>
      <div className="grid items-start gap-6 xl:grid-cols-2">
        <VisibilitySettings settings={settings} />
        <ProfileViews views={views} />
        {preview && !is_child && <ShareLinks links={links} name={preview.name} />}
        {preview && <PrintMaterials settings={settings} links={links} />}
      </div>
      {preview && (
        <Section title={common.preview} lead={words.preview_lead}>
          <TalentHeader profile={preview} />
        </Section>
      )}
    </Page>
  );
}

type Views = Reply<'GET /api/user/profile-views'>;

/** Visits to the talent's page: houses by name, as they are told, and other visitors as a number. */
function ProfileViews({ views: { days, houses, visitors } }: { views: Views }) {
  return (
    <Section title={words.views_title} lead={words.views_lead(days)}>
      {houses.length === 0 && <p className="text-muted">{words.views_none}</p>}
      {houses.length > 0 && (
        <ul aria-label={words.views_list} className="divide-y divide-line border-line border-y">
          {houses.map(({ name, verification, last_day, days: times }, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two houses may have one name, and the list is only read.
            <li key={place} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-3">
              <span className="flex min-w-0 items-center gap-2 font-semibold">
                <span className="wrap-anywhere">{name ?? common.unnamed_house}</span>
                {verification === 'documents' && <VerifiedBadge text={words.views_verified} />}
              </span>
              <span className="text-muted text-sm">
                {times > 1 ? words.views_often(longDay(last_day), times) : longDay(last_day)}
              </span>
            </li>
          ))}
        </ul>
      )}
      <p className="mt-4 font-medium">{words.views_others(visitors)}</p>
    </Section>
  );
}
