import type { Service } from '@kirdaar/contract/rules/service-texts';
import { genders } from '@kirdaar/contract/rules/vocabulary';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Portrait } from '#features/site/services/Portrait.tsx';
import type { PortraitSpec } from '#features/site/services/portraits.ts';
import { paths } from '#paths.ts';
import { labelOf } from '#ui/label-of.ts';
import * as language from '#words/app/language.ts';
import { category_names, gender_names } from '#words/rules/people.ts';
import * as words from '#words/site/content.ts';

const GENDERS = genders.filter((gender) => gender !== 'Other');
const HOLES = Array.from({ length: 12 }, (_, place) => 8 + place * 26);
const count = new Intl.NumberFormat(language.locale);

interface ServiceCardProps {
  category: Service;
  text: string;
  /** The language of the text, if it is not that of the page. */
  lang: string | undefined;
  talents: number;
  portrait: PortraitSpec;
  /** The frame number on the film strip. */
  frame: number;
}

/** A kind of talent as a frame of film. Where a pointer can hover, the genders appear on hover and focus. */
export function ServiceCard({ category, text, lang, talents, portrait, frame }: ServiceCardProps) {
  return (
    <article className="group relative isolate flex h-full flex-col overflow-hidden rounded-lg bg-[#1a0d1e] text-[#fdf4e6] shadow-card transition-shadow hover:shadow-float">
      <Perforation />
      <div className="relative mx-3 overflow-hidden rounded-sm">
        <svg viewBox="0 0 320 200" aria-hidden className="block w-full">
          <rect width="320" height="200" fill={portrait.backdrop} />
          <g transform="translate(64 4) scale(1.37)">
            <Portrait spec={{ ...portrait, backdrop: 'none' }} />
          </g>
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
            ▸ {frame}
          </span>
        </div>
        <p lang={lang} className="text-[#fdf4e6]/80 text-[0.95rem]">
          {text}
        </p>
        <p className="mt-auto pt-1.5 font-semibold text-[#f3b94a]">{words.talents(count.format(talents))}</p>
      </div>
      <Perforation />
    </article>
  );
}

interface ProfilesLinkProps {
  chosen: Record<string, string>;
  className: string;
  children: ReactNode;
}

/** The selection is in the URL, so that the list can be shared, and is also passed as navigation state. */
function ProfilesLink({ chosen, ...link }: ProfilesLinkProps) {
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
