import { MAX_LIST } from '@kirdaar/contract/rules/limits';
import { pageMeta } from '#api/page-meta.ts';
import { renditionsOf } from '#api/renditions.ts';
import { read, siteContext } from '#api/site-context.ts';
import { paths } from '#paths.ts';
import { ButtonLink } from '#ui/Button.tsx';
import { Marked } from '#ui/Marked.tsx';
import { Notice } from '#ui/Notice.tsx';
import { Picture } from '#ui/Picture.tsx';
import { SitePage } from '#ui/SitePage.tsx';
import { sentence } from '#ui/sentence.ts';
import * as words from '#words/site/content.ts';
import * as common from '#words/ui/common.ts';
import type { Route } from './+types/ClientsPage.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const { clients } = await read(
    context.get(siteContext),
    'GET /api/content/clients',
    `/api/content/clients?limit=${MAX_LIST}`,
  );
  return { clients };
}

export const meta: Route.MetaFunction = (page) =>
  pageMeta({ title: words.clients_title, description: words.clients_lead }, page);

export default function ClientsPage({ loaderData: { clients } }: Route.ComponentProps) {
  return (
    <SitePage
      title={sentence(words.clients_heading((text) => <Marked>{text}</Marked>))}
      lead={words.clients_lead}
    >
      {clients.length === 0 && <Notice>{common.no_data}</Notice>}
      <ul className="grid grid-cols-2 gap-x-5 gap-y-8 sm:grid-cols-3 sm:gap-x-7 lg:grid-cols-5">
        {clients.map(({ id, name, image_url }, place) => (
          <li key={id}>
            <Picture
              src={image_url}
              renditions={renditionsOf(image_url)}
              sizes="(min-width: 64rem) 14rem, (min-width: 40rem) 30vw, 45vw"
              alt={name}
              width={320}
              height={320}
              first={place < 4}
              className="aspect-square w-full rounded-card border border-line bg-card object-contain shadow-card"
            />
            <p aria-hidden className="mt-3 text-center font-semibold">
              {name}
            </p>
          </li>
        ))}
      </ul>
      <div className="mt-12 flex flex-wrap items-center justify-between gap-x-10 gap-y-4 rounded-card bg-night px-6 py-7 text-on-night sm:px-9">
        <p className="font-display text-2xl">{words.register_question}</p>
        <ButtonLink to={paths.productionRegister}>{words.register}</ButtonLink>
      </div>
    </SitePage>
  );
}
