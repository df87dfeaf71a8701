import { langOf } from '#api/lang-of.ts';
import { pageMeta } from '#api/page-meta.ts';
import { read, siteContext } from '#api/site-context.ts';
import { portraits } from '#features/site/services/portraits.ts';
import { ServiceCard } from '#features/site/services/ServiceCard.tsx';
import { Marked } from '#ui/Marked.tsx';
import { SitePage } from '#ui/SitePage.tsx';
import { sentence } from '#ui/sentence.ts';
import * as words from '#words/site/content.ts';
import type { Route } from './+types/ServicesPage.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const { data } = await read(context.get(siteContext), 'GET /api/pages/services');
  return { services: data };
}

export const meta: Route.MetaFunction = (page) =>
  pageMeta(
    {
      title: words.services_title,
      description: words.services_description,
    },
    page,
  );

export default function ServicesPage({ loaderData: { services } }: Route.ComponentProps) {
  return (
    <SitePage
      title={sentence(words.services_heading((text) => <Marked>{text}</Marked>))}
      lead={words.services_lead}
    >
      <ul className="grid gap-5 sm:grid-cols-2 sm:gap-6 lg:grid-cols-3">
        {services.map((service, place) => {
          const { category, text, talents } = service;
          const portrait = portraits[place % portraits.length];
          return (
            portrait && (
              <li key={category}>
                <ServiceCard
                  category={category}
                  text={text}
                  lang={langOf(service, 'text')}
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
