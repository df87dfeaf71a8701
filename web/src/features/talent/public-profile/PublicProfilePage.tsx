import { callApi } from '#api/call-api.ts';
import { pageAction } from '#api/page-action.ts';
import { titled } from '#api/product-name.ts';
import { TalentHeader } from '#features/talent/directory/TalentHeader.tsx';
import { PrintMaterials } from '#features/talent/public-profile/PrintMaterials.tsx';
import { ProfileViews } from '#features/talent/public-profile/ProfileViews.tsx';
import { publicProfileWrites } from '#features/talent/public-profile/public-profile-writes.ts';
import { ShareLinks } from '#features/talent/public-profile/ShareLinks.tsx';
import { VisibilitySettings } from '#features/talent/public-profile/VisibilitySettings.tsx';
import { Page } from '#ui/Page.tsx';
import { Section } from '#ui/Section.tsx';
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
