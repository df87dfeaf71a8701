import { ApiError, callApi } from '#api/call-api.ts';
import { titled } from '#api/product-name.ts';
import { TalentView } from '#app/TalentView.tsx';
import { useVisit } from '#features/talent/directory/use-visit.ts';
import { housePaths } from '#house-paths.ts';
import { talentPath } from '#paths.ts';
import { BackButton } from '#ui/BackButton.tsx';
import { Notice } from '#ui/Notice.tsx';
import { Page } from '#ui/Page.tsx';
import * as words from '#words/app/area-pages.ts';
import { visit } from '#words/app/public-pages.ts';
import * as common from '#words/ui/common.ts';
import type { Route } from './+types/HouseTalentPage.ts';

export const meta: Route.MetaFunction = (page) =>
  titled(page.loaderData?.profile?.name ?? common.no_profile, page);

/** A talent that the house found, who need not have applied. */
export async function clientLoader({ params: { id } }: Route.ClientLoaderArgs) {
  try {
    const [{ data: profile }, { data: privateProfile }] = await Promise.all([
      callApi('GET /api/profiles/:id', { params: { id } }),
      callApi('GET /api/user/profile/:id', { params: { id } }),
    ]);
    return { profile, privateProfile };
  } catch (error) {
    // The talent has limited since then who can see the profile, or has left.
    if (error instanceof ApiError && error.status === 404)
      return { profile: undefined, privateProfile: undefined };
    throw error;
  }
}

/** The profile of a talent inside the area of a house, from where Back returns to the search. */
export default function HouseTalentPage({ loaderData: { profile, privateProfile } }: Route.ComponentProps) {
  useVisit(profile?.id);
  return (
    <div className="flex flex-col gap-2">
      <div className="print:hidden">
        <BackButton fallback={housePaths.productionProfiles}>{words.house_back}</BackButton>
      </div>
      {profile ? (
        <Page title={profile.name} lead={<span className="print:hidden">{visit(profile.name)}</span>}>
          <TalentView
            profile={profile}
            privateProfile={privateProfile}
            url={window.location.origin + talentPath(profile)}
          />
        </Page>
      ) : (
        <Notice>{common.no_profile}</Notice>
      )}
    </div>
  );
}
