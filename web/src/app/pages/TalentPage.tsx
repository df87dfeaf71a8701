import type { PublicProfile } from '@kirdaar/contract/talent/directory';
import { data, redirect } from 'react-router';
import { ApiError, callApi } from '#api/call-api.ts';
import { pageMeta } from '#api/page-meta.ts';
import { find, siteContext } from '#api/site-context.ts';
import { TalentView } from '#app/TalentView.tsx';
import { AgencyClients } from '#features/representation/agencies/AgencyClients.tsx';
import { useVisit } from '#features/talent/directory/use-visit.ts';
import { path, paths, talentPath } from '#paths.ts';
import { readSession } from '#session/store.ts';
import { ButtonLink } from '#ui/Button.tsx';
import { labelOf } from '#ui/label-of.ts';
import { SitePage } from '#ui/SitePage.tsx';
import { StructuredData } from '#ui/StructuredData.tsx';
import * as words from '#words/app/public-pages.ts';
import { category_names, gender_names } from '#words/rules/people.ts';
import { place_name } from '#words/rules/places.ts';
import { talent_choices } from '#words/rules/talent.ts';
import * as common from '#words/ui/common.ts';
import type { Route } from './+types/TalentPage.ts';

type Params = { slug?: string; id?: string };

export async function loader({ params, context, url }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const { slug, id = '' }: Params = params;
  const apiPath = `/api/profiles/${encodeURIComponent(slug ?? id)}`;
  const found = await find(site, 'GET /api/profiles/:id', apiPath);
  if (found?.data.slug && found.data.slug !== slug)
    throw redirect(path('talentPage', { slug: found.data.slug }) + url.search, 301);
  const clients =
    found?.data.profileType === 'Talent Agencies'
      ? await find(site, 'GET /api/agencies/:id/clients', `/api/agencies/${found.data.id}/clients`)
      : undefined;
  return data(
    { profile: found?.data, origin: site.origin, privateProfile: undefined, clients: clients?.data ?? [] },
    { status: found ? 200 : 404 },
  );
}

/** Loads the profile again for a production house, which may see more than the public. */
export async function clientLoader({ params, serverLoader }: Route.ClientLoaderArgs) {
  const { slug, id = '' }: Params = params;
  const served = await serverLoader();
  if (readSession()?.role !== 'production') return served;
  try {
    const { data: profile } = await callApi('GET /api/profiles/:id', { params: { id: slug ?? id } });
    const { data: privateProfile } = await callApi('GET /api/user/profile/:id', {
      params: { id: profile.id },
    });
    return { ...served, profile, privateProfile };
  } catch (error) {
    // The house may see nothing more, or the request failed: keep the public version.
    if (error instanceof ApiError) return served;
    throw error;
  }
}
clientLoader.hydrate = true as const;

const missing = {
  title: common.no_profile,
  description: words.talent_missing_text,
  unlisted: true,
};

export const meta: Route.MetaFunction = (page) => {
  const profile = page.loaderData?.profile;
  return pageMeta(profile ? factsOf(profile) : missing, page);
};

function factsOf({ name, profileType, gender, city, age_band, skills, image, is_child }: PublicProfile) {
  const category = profileType && labelOf(category_names, profileType);
  const facts = [
    category,
    gender && labelOf(gender_names, gender),
    words.meta_age(age_band),
    city && place_name(city),
    ...skills.map((skill) => labelOf(talent_choices.skills, skill)),
  ].filter(Boolean);
  return {
    title: [name, category].filter(Boolean).join(', '),
    description: words.talent_meta_description(name, facts.join(', ')),
    image,
    unlisted: is_child,
  };
}

export default function TalentPage({
  loaderData: { profile, origin, privateProfile, clients },
}: Route.ComponentProps) {
  useVisit(profile?.id);
  if (!profile) {
    return (
      <SitePage title={missing.title} lead={missing.description}>
        <ButtonLink to={paths.profiles}>{common.browse_profiles}</ButtonLink>
      </SitePage>
    );
  }
  const { name, is_child } = profile;
  const url = origin + talentPath(profile);
  return (
    <SitePage title={name} lead={privateProfile && <span className="print:hidden">{words.visit(name)}</span>}>
      <TalentView profile={profile} privateProfile={privateProfile} url={url}>
        <AgencyClients name={name} clients={clients} />
      </TalentView>
      {!is_child && !privateProfile && <StructuredData facts={personOf(profile, url, origin)} />}
    </SitePage>
  );
}

/** Returns the page and the person as schema.org data. */
function personOf({ name, profileType, image, updated_at }: PublicProfile, url: string, origin: string) {
  return {
    '@context': 'https://schema.org',
    '@type': 'ProfilePage',
    ...(updated_at && { dateModified: updated_at }),
    mainEntity: {
      '@type': 'Person',
      name,
      url,
      ...(profileType && { description: profileType }),
      ...(image && { image: new URL(image, origin).href }),
    },
  };
}
