import { pageMeta } from '#api/page-meta.ts';
import { read, siteContext } from '#api/site-context.ts';
import { paths } from '#paths.ts';
import { ButtonLink } from '#ui/Button.tsx';
import { Marked } from '#ui/Marked.tsx';
import { Notice } from '#ui/Notice.tsx';
import { SitePage } from '#ui/SitePage.tsx';
import type { Route } from './+types/ClientsPage.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const { clients } = await read(
    context.get(siteContext),
    'GET /api/content/clients',
    '/api/content/clients?limit=100',
  );
  return { clients };
}

export const meta: Route.MetaFunction = (page) =>
  pageMeta(
    {
      title: 'Our clients',
      description: 'The studios, agencies and production houses of India that cast with us.',
    },
    page,
  );

export default function ClientsPage({ loaderData: { clients } }: Route.ComponentProps) {
  return (
    <SitePage
      title={
        <>
          The houses that <Marked>cast</Marked> here
        </>
      }
      lead="Studios, agencies and production houses that look for their people with us, in the order in which they came."
    >
      {clients.length === 0 && <Notice>No data found</Notice>}
      {/* Logos are drawn for white paper, in the dark as well. */}
      <ul className="grid grid-cols-2 gap-px overflow-hidden rounded-card border border-line bg-line sm:grid-cols-3 lg:grid-cols-4">
        {clients.map(({ id, name, image_url }) => (
          <li key={id} className="flex items-center justify-center bg-[#fffdf9] p-6 sm:p-9">
            <img
              src={image_url}
              alt={name}
              width="240"
              height="120"
              loading="lazy"
              decoding="async"
              className="h-auto max-h-24 w-full object-contain"
            />
          </li>
        ))}
      </ul>
      <div className="mt-12 flex flex-wrap items-center justify-between gap-x-10 gap-y-4 rounded-card bg-night px-6 py-7 text-on-night sm:px-9">
        <p className="font-display text-2xl">Casting something of your own?</p>
        <ButtonLink to={paths.productionRegister}>Register as a production house</ButtonLink>
      </div>
    </SitePage>
  );
}
