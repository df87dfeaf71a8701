import type { PublicProfile } from '@kirdaar/contract/profiles';
import { Printer } from 'lucide-react';
import { isRouteErrorResponse, useRevalidator } from 'react-router';
import { ApiError, call } from '#api/call.ts';
import { pageMeta } from '#api/page-meta.ts';
import { useProductName } from '#api/product-name.ts';
import { read, siteContext } from '#api/site-context.ts';
import { ProfileFacts } from '#features/profiles/ProfileFacts.tsx';
import { TalentPhoto } from '#features/profiles/TalentPhoto.tsx';
import { path, paths } from '#paths.ts';
import { readSession } from '#session/store.ts';
import { useSession } from '#session/use-session.ts';
import { Button, ButtonLink } from '#ui/Button.tsx';
import { ShareLinks } from '#ui/ShareLinks.tsx';
import { SitePage } from '#ui/SitePage.tsx';
import type { Route } from './+types/TalentPage.ts';

export async function loader({ params, context }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const { data } = await read(
    site,
    'GET /api/profiles/:id',
    `/api/profiles/${encodeURIComponent(params.id)}`,
  );
  return { profile: data, origin: site.origin };
}

/** A production house may see more than everyone does, so it asks for itself. */
export async function clientLoader({ params: { id }, serverLoader }: Route.ClientLoaderArgs) {
  if (readSession()?.role !== 'production') return serverLoader();
  try {
    const { data } = await call('GET /api/profiles/:id', { params: { id } });
    return { profile: data, origin: window.location.origin };
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) throw new Response(null, { status: 404 });
    throw error;
  }
}

export const meta: Route.MetaFunction = (page) =>
  page.loaderData ? pageMeta(factsOf(page.loaderData.profile), page) : [{ title: 'No profile found.' }];

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

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const isHouse = useSession()?.role === 'production';
  const { revalidate, state } = useRevalidator();
  if (!isRouteErrorResponse(error) || error.status !== 404) throw error;
  return (
    <SitePage
      title="No profile found."
      lead="It is not here, or not shown to everyone: its owner decides who sees it."
    >
      <div className="flex flex-wrap gap-3">
        <ButtonLink to={paths.profiles}>Browse profiles</ButtonLink>
        {isHouse && (
          <Button look="secondary" disabled={state === 'loading'} onClick={revalidate}>
            Look as your production house
          </Button>
        )}
      </div>
    </SitePage>
  );
}
