import { pageMeta } from '#api/page-meta.ts';
import { read, siteContext } from '#api/site-context.ts';
import { portraits } from '#features/site/services/portraits.ts';
import { ServiceCard } from '#features/site/services/ServiceCard.tsx';
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
        'Cast actors, models, kids, influencers, voice artists, dancers, foreign freelancers, talent agencies and theatre artists.',
    },
    page,
  );

export default function ServicesPage({ loaderData: { services } }: Route.ComponentProps) {
  return (
    <SitePage
      title={
        <>
          Nine kinds of <Marked>talent</Marked>
        </>
      }
      lead="Choose the kind of talent you are looking for. The numbers show how many profiles you can see today."
    >
      <ul className="grid gap-5 sm:grid-cols-2 sm:gap-6 lg:grid-cols-3">
        {services.map(({ category, text, talents }, place) => {
          const portrait = portraits[place % portraits.length];
          return (
            portrait && (
              <li key={category}>
                <ServiceCard
                  category={category}
                  text={text}
                  talents={talents}
                  portrait={portrait}
                  frame={place + 1}
                />
              </li>
            )
          );
        })}
      </ul>
    </SitePage>
  );
}
