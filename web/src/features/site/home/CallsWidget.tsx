import type { Job } from '@kirdaar/contract/jobs/jobs';
import { MapPin } from 'lucide-react';
import { Link } from 'react-router';
import { jobText } from '#features/jobs/jobs/job-text.ts';
import { path, paths } from '#paths.ts';
import { ButtonLink } from '#ui/Button.tsx';
import { longDayOf } from '#ui/day-text.ts';
import { Notice } from '#ui/Notice.tsx';
import { sentence } from '#ui/sentence.ts';
import { call_title } from '#words/rules/calls.ts';
import { place_name } from '#words/rules/places.ts';
import * as words from '#words/site/home.ts';
import * as common from '#words/ui/common.ts';

export function CallsWidget({ calls }: { calls: readonly Job[] }) {
  return (
    <section aria-labelledby="casting-calls" className="rounded-card bg-night p-5 text-on-night sm:p-7">
      <h2 id="casting-calls" className="text-2xl sm:text-3xl">
        {common.casting_calls}
      </h2>
      <div className="mt-4">
        {calls.length === 0 && <Notice>{words.calls_none}</Notice>}
        <ul className="divide-y divide-on-night/20">
          {calls.map(({ id, project_type, city_location, posted_on, ...call }) => (
            <li key={id} className="group relative py-4">
              <div className="flex flex-wrap items-baseline justify-between gap-x-4">
                <h3 className="text-lg">
                  <Link
                    to={path('castingCall', { id })}
                    className="after:absolute after:inset-0 focus-visible:outline-[#f3b94a] group-hover:text-[#f3b94a]"
                  >
                    {call_title(project_type)}
                  </Link>
                </h3>
                <time dateTime={posted_on} className="text-on-night/80 text-sm">
                  {longDayOf(posted_on)}
                </time>
              </div>
              <Description call={call} />
              <p className="mt-1.5 flex items-center gap-1.5 text-on-night/80 text-sm">
                <MapPin aria-hidden className="size-4 shrink-0" />
                {place_name(city_location)}
              </p>
            </li>
          ))}
        </ul>
      </div>
      <ButtonLink to={paths.castingCalls} className="mt-4 w-full outline-[#f3b94a]">
        {sentence(words.calls_all((text) => <span className="sr-only">{text}</span>))}
      </ButtonLink>
    </section>
  );
}

function Description({ call }: { call: Pick<Job, 'project_description' | 'project_description_hi'> }) {
  const { text, lang } = jobText(call, 'project_description');
  return (
    <p lang={lang} className="wrap-anywhere mt-1 line-clamp-2 text-[0.95rem] text-on-night/90">
      {text}
    </p>
  );
}
