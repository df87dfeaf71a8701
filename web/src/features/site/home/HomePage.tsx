import { Clapperboard, type LucideIcon, Sparkles } from 'lucide-react';
import { pageMeta } from '#api/page-meta.ts';
import { useProductName } from '#api/product-name.ts';
import { read, type Site, siteContext } from '#api/site-context.ts';
import { JobCard } from '#features/jobs/jobs/JobCard.tsx';
import { BirthdayCard } from '#features/site/home/BirthdayCard.tsx';
import { CallsWidget } from '#features/site/home/CallsWidget.tsx';
import { FeaturedArtists } from '#features/site/home/FeaturedArtists.tsx';
import { Hero } from '#features/site/home/Hero.tsx';
import { path, paths } from '#paths.ts';
import { ButtonLink } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { Notice } from '#ui/Notice.tsx';
import { sentence } from '#ui/sentence.ts';
import * as words from '#words/site/home.ts';
import * as common from '#words/ui/common.ts';
import type { Route } from './+types/HomePage.ts';

const CALLS = '/api/user/popular-casting-calls?limit=6';

export async function loader({ context }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const [home, popular] = await Promise.all([
    orNothing(site, read(site, 'GET /api/pages/home')),
    orNothing(site, read(site, 'GET /api/user/popular-casting-calls', CALLS)),
  ]);
  return {
    artists: home?.data.featured_artists ?? [],
    birthday: home?.data.birthday_artists[0],
    jobs: home?.data.latest_jobs ?? [],
    calls: popular?.jobs ?? [],
  };
}

/** Returns undefined if a part of the page cannot be loaded, so that the rest is still shown. */
async function orNothing<T>(site: Site, reading: Promise<T>): Promise<T | undefined> {
  try {
    return await reading;
  } catch (error) {
    site.report(error);
    return undefined;
  }
}

export const meta: Route.MetaFunction = (page) =>
  pageMeta({ title: words.meta_title, description: words.meta_description }, page);

export default function HomePage({ loaderData: { artists, birthday, jobs, calls } }: Route.ComponentProps) {
  const productName = useProductName();
  return (
    <>
      <Hero />
      <div className="mx-auto mt-14 flex w-full max-w-7xl flex-col gap-16 px-4 sm:px-8 lg:mt-20 lg:gap-20">
        <div className="grid gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,1.9fr)_minmax(18rem,1fr)]">
          <section aria-labelledby="featured" className="min-w-0">
            <h2 id="featured" className="text-3xl sm:text-4xl">
              {words.featured_title(productName)}
            </h2>
            <p className="mt-2 mb-6 max-w-prose text-muted">
              {sentence(words.featured_text((text) => <em>{text}</em>))}
            </p>
            {artists.length > 0 ? (
              <FeaturedArtists artists={artists} />
            ) : (
              <Notice>{words.featured_none}</Notice>
            )}
          </section>
          <div className="grid content-center gap-5 sm:max-lg:grid-cols-2">
            <EntranceCard
              title={common.talent_login}
              text={words.talent_login_text}
              to={paths.talentLogin}
              Icon={Sparkles}
            />
            <EntranceCard
              title={common.house_login}
              text={words.house_login_text}
              to={paths.productionLogin}
              Icon={Clapperboard}
            />
            <AssociationLogo />
          </div>
        </div>
        {birthday && <BirthdayCard artist={birthday} />}
        <div className="grid items-start gap-x-12 gap-y-14 lg:grid-cols-[minmax(0,1.9fr)_minmax(20rem,1fr)]">
          <section aria-labelledby="latest-jobs" className="min-w-0">
            <h2 id="latest-jobs" className="mb-6 text-3xl sm:text-4xl">
              {words.jobs_title}
            </h2>
            {jobs.length === 0 && <Notice>{common.no_jobs}</Notice>}
            <ul className="grid gap-5 sm:grid-cols-2 sm:gap-6">
              {jobs.map((job) => (
                <li key={job.id}>
                  <JobCard job={job} detailsTo={path('castingCall', { id: job.id })} />
                </li>
              ))}
            </ul>
          </section>
          <div className="lg:sticky lg:top-24">
            <CallsWidget calls={calls} />
          </div>
        </div>
      </div>
    </>
  );
}

function EntranceCard(props: { title: string; text: string; to: string; Icon: LucideIcon }) {
  const { title, text, to, Icon } = props;
  return (
    <Card className="relative flex flex-col items-start gap-3 p-5 transition-shadow hover:shadow-float">
      <span className="rounded-full bg-marigold-wash p-2.5">
        <Icon aria-hidden className="size-5 text-accent" />
      </span>
      <div>
        <h2 className="text-xl">{title}</h2>
        <p className="mt-1 text-muted">{text}</p>
      </div>
      <ButtonLink to={to} className="mt-auto after:absolute after:inset-0">
        {sentence(words.login_link(title, (text) => <span className="sr-only">{text}</span>))}
      </ButtonLink>
    </Card>
  );
}

const PETALS = Array.from({ length: 12 }, (_, place) => place * 30);

function AssociationLogo() {
  return (
    <figure className="flex items-center gap-4 px-1">
      <svg viewBox="0 0 120 120" role="img" aria-label={words.partner_seal} className="size-20 shrink-0">
        <circle cx="60" cy="60" r="58" className="fill-night" />
        <g fill="#f3b94a">
          {PETALS.map((turn) => (
            <path key={turn} d="M60 8c5 8 5 14 0 20-5-6-5-12 0-20z" transform={`rotate(${turn} 60 60)`} />
          ))}
        </g>
        <circle cx="60" cy="60" r="31" fill="#fdf4e6" />
        <path d="M46 47c9 4 19 4 28 0 2 16-2 30-14 35-12-5-16-19-14-35z" fill="#b0222b" />
        <path
          d="M50.5 56.5q4-4 7 0M62.5 56.5q4-4 7 0M52 66q8 7 16 0"
          fill="none"
          stroke="#fdf4e6"
          strokeWidth="2.6"
          strokeLinecap="round"
        />
      </svg>
      <figcaption>
        <span className="block text-muted text-sm">{words.partner}</span>
        <span className="font-display font-medium text-lg leading-tight">{words.partner_name}</span>
      </figcaption>
    </figure>
  );
}
