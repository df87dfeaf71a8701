import { pageMeta } from '#api/page-meta.ts';
import { read, siteContext } from '#api/site-context.ts';
import { portraits } from '#features/services/portraits.ts';
import { ServiceCard } from '#features/services/ServiceCard.tsx';
import { Marked } from '#ui/Marked.tsx';
import { SitePage } from '#ui/SitePage.tsx';
import type { Route } from './+types/ServicesPage.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const { data } = await read(context.get(siteContext), 'GET /api/pages/services');
  return { services: data };
}

export const meta: Route.MetaFunction = (page) =>
  pageMeta(
    {
      title: 'Services',
      description:
        'Actors, models, kids, influencers, voices, dancers, foreign freelancers, agencies and theatre artists: whom you can cast here.',
    },
    page,
  );

export default function ServicesPage({ loaderData: { services } }: Route.ComponentProps) {
  return (
    <SitePage
      title={
        <>
          Nine kinds of talent, <Marked>one call</Marked> away
        </>
      }
      lead="Choose whom you look for. The numbers are counted: they are the people you can see here today."
    >
      <ul className="grid gap-5 sm:grid-cols-2 sm:gap-6 lg:grid-cols-3">
        {services.map(({ category, talents }, place) => {
          const portrait = portraits[place % portraits.length];
          return (
            portrait && (
              <li key={category}>
                <ServiceCard category={category} talents={talents} portrait={portrait} frame={place + 1} />
              </li>
            )
          );
        })}
      </ul>
    </SitePage>
  );
}
