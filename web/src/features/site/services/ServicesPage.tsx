import type { Reply } from '@kirdaar/contract/api';
import { genders } from '@kirdaar/contract/rules/vocabulary';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { langOf } from '#api/lang-of.ts';
import { pageMeta } from '#api/page-meta.ts';
import { read, siteContext } from '#api/site-context.ts';
import sheet from '#features/site/home/contact-sheet.svg?url';
import { paths } from '#paths.ts';
import { countText } from '#ui/count-text.ts';
import { labelOf } from '#ui/label-of.ts';
import { Marked } from '#ui/Marked.tsx';
import { SitePage } from '#ui/SitePage.tsx';
import { sentence } from '#ui/sentence.ts';
import { category_names, gender_names } from '#words/rules/people.ts';
import * as words from '#words/site/content.ts';
import type { Route } from './+types/ServicesPage.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const { data } = await read(context.get(siteContext), 'GET /api/pages/services');
  return { services: data };
}

export const meta: Route.MetaFunction = (page) =>
  pageMeta({ title: words.services_title, description: words.services_description }, page);

export default function ServicesPage({ loaderData: { services } }: Route.ComponentProps) {
  return (
    <SitePage
      title={sentence(words.services_heading((text) => <Marked>{text}</Marked>))}
      lead={words.services_lead}
    >
      <ul className="grid gap-5 sm:grid-cols-2 sm:gap-6 lg:grid-cols-3">
        {services.map((service, place) => (
          <li key={service.category}>
            <ServiceCard service={service} place={place} />
          </li>
        ))}
      </ul>
    </SitePage>
  );
}

const GENDERS = genders.filter((gender) => gender !== 'Other');
const HOLES = Array.from({ length: 12 }, (_, place) => 8 + place * 26);

/** Of the portraits on the contact sheet, in their order. */
const BACKDROPS = [
  '#d9644a',
  '#e8a01c',
  '#4c7a6a',
  '#6b4a7a',
  '#f0c9a0',
  '#b0222b',
  '#2f6b78',
  '#e3b8a0',
  '#c4862a',
];

type Service = Reply<'GET /api/pages/services'>['data'][number];

/** A kind of talent as a frame of film. Where a pointer can hover, the genders appear on hover and focus. */
function ServiceCard({ service, place }: { service: Service; place: number }) {
  const { category, text, talents } = service;
  const portrait = place % BACKDROPS.length;
  return (
    <article className="group relative isolate flex h-full flex-col overflow-hidden rounded-lg bg-[#1a0d1e] text-[#fdf4e6] shadow-card transition-shadow hover:shadow-float">
      <Perforation />
      <div className="relative mx-3 overflow-hidden rounded-sm">
        <svg viewBox="0 0 320 200" aria-hidden className="block w-full">
          <rect width="320" height="200" fill={BACKDROPS[portrait]} />
          <use href={`${sheet}#portrait-${portrait + 1}`} transform="translate(64 4) scale(1.37)" />
        </svg>
        <ul className="absolute inset-x-0 bottom-0 flex gap-2 bg-linear-to-t from-black/75 to-transparent p-3 pt-10 transition-opacity duration-200 [@media(hover:hover)]:opacity-0 group-hover:opacity-100 group-focus-within:opacity-100">
          {GENDERS.map((gender) => (
            <li key={gender} className="flex-1">
              <ProfilesLink
                chosen={{ category, gender }}
                className="flex min-h-11 items-center justify-center rounded-control bg-[#f3b94a] px-4 font-semibold text-[#2b1830] outline-[#fff] hover:bg-[#ffd98a]"
              >
                {labelOf(gender_names, gender)}
                <span className="sr-only"> {labelOf(category_names, category)}</span>
              </ProfilesLink>
            </li>
          ))}
        </ul>
      </div>
      <div className="flex grow flex-col gap-1.5 px-4 pt-3.5">
        <div className="flex items-baseline justify-between gap-3">
          <h2 className="text-[1.35rem]">
            <ProfilesLink
              chosen={{ category }}
              className="hover:text-[#f3b94a] focus-visible:outline-[#f3b94a]"
            >
              {labelOf(category_names, category)}
            </ProfilesLink>
          </h2>
          <span aria-hidden className="font-semibold text-[#f3b94a] text-xs tabular-nums">
            ▸ {place + 1}
          </span>
        </div>
        <p lang={langOf(service, 'text')} className="text-[#fdf4e6]/80 text-[0.95rem]">
          {text}
        </p>
        <p className="mt-auto pt-1.5 font-semibold text-[#f3b94a]">{words.talents(countText(talents))}</p>
      </div>
      <Perforation />
    </article>
  );
}

/** The selection is in the URL, so that the list can be shared, and is also passed as navigation state. */
function ProfilesLink(props: { chosen: Record<string, string>; className: string; children: ReactNode }) {
  const { chosen, ...link } = props;
  return <Link to={`${paths.profiles}?${new URLSearchParams(chosen)}`} state={chosen} {...link} />;
}

function Perforation() {
  return (
    <svg viewBox="0 0 316 22" aria-hidden className="block w-full fill-[#fbf6ee] opacity-80">
      {HOLES.map((x) => (
        <rect key={x} x={x} y="7" width="13" height="8" rx="2" />
      ))}
    </svg>
  );
}
