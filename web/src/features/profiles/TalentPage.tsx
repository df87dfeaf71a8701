import type { PublicProfile } from '@kirdaar/contract/profiles';
import { Printer } from 'lucide-react';
import { data } from 'react-router';
import { ApiError, call } from '#api/call.ts';
import { pageMeta } from '#api/page-meta.ts';
import { useProductName } from '#api/product-name.ts';
import { find, siteContext } from '#api/site-context.ts';
import { ProfileFacts } from '#features/profiles/ProfileFacts.tsx';
import { TalentPhoto } from '#features/profiles/TalentPhoto.tsx';
import { path, paths } from '#paths.ts';
import { readSession } from '#session/store.ts';
import { Button, ButtonLink } from '#ui/Button.tsx';
import { ShareLinks } from '#ui/ShareLinks.tsx';
import { SitePage } from '#ui/SitePage.tsx';
import type { Route } from './+types/TalentPage.ts';

export async function loader({ params, context }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const address = `/api/profiles/${encodeURIComponent(params.id)}`;
  const found = await find(site, 'GET /api/profiles/:id', address);
  return data({ profile: found?.data, origin: site.origin }, { status: found ? 200 : 404 });
}

/** A production house may see more than everyone does, so it asks for itself. */
export async function clientLoader({ params: { id }, serverLoader }: Route.ClientLoaderArgs) {
  const served = await serverLoader();
  if (readSession()?.role !== 'production') return served;
  try {
    const { data: profile } = await call('GET /api/profiles/:id', { params: { id } });
    return { ...served, profile };
  } catch (error) {
    // There is nothing more for this house, or nobody answered: what everyone sees stays.
    if (error instanceof ApiError) return served;
    throw error;
  }
}
clientLoader.hydrate = true as const;

const missing = {
  title: 'No profile found.',
  description: 'It is not here, or not shown to everyone: its owner decides who sees it.',
  unlisted: true,
};

export const meta: Route.MetaFunction = (page) => {
  const profile = page.loaderData?.profile;
  return pageMeta(profile ? factsOf(profile) : missing, page);
};

function factsOf({ name, profileType, gender, city, age_band, skills, image, is_child }: PublicProfile) {
  const facts = [profileType, gender, `age ${age_band}`, city, ...skills].filter(Boolean);
  return {
    title: [name, profileType].filter(Boolean).join(', '),
    description: `${name}: ${facts.join(', ')}.`,
    image,
    unlisted: is_child,
  };
}

export default function TalentPage({ loaderData: { profile, origin } }: Route.ComponentProps) {
  if (!profile) {
    return (
      <SitePage title={missing.title} lead={missing.description}>
        <ButtonLink to={paths.profiles}>Browse profiles</ButtonLink>
      </SitePage>
    );
  }
  const address = origin + path('talent', { id: profile.id });
  return (
    <SitePage title={profile.name}>
      <div className="grid items-start gap-8 sm:grid-cols-[minmax(0,20rem)_1fr] lg:gap-14 print:grid-cols-[6.5cm_1fr]">
        <TalentPhoto
          name={profile.name}
          image={profile.image}
          alt={`Portrait of ${profile.name}`}
          first
          sizes="(min-width: 40rem) 20rem, 92vw"
          className="aspect-4/5 w-full rounded-card shadow-card"
        />
        <div className="flex min-w-0 flex-col gap-8">
          <ProfileFacts profile={profile} />
          <div className="flex flex-wrap gap-2 print:hidden">
            {!profile.is_child && <ShareLinks address={address} text={profile.name} />}
            <Button look="secondary" onClick={() => window.print()}>
              <Printer aria-hidden className="size-4" />
              Print
            </Button>
          </div>
          <Printed address={address} />
        </div>
      </div>
    </SitePage>
  );
}

/** Where the sheet of paper comes from. */
function Printed({ address }: { address: string }) {
  return (
    <p className="hidden border-line border-t pt-3 text-sm print:block">
      {useProductName()} · {address}
    </p>
  );
}
